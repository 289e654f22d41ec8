/** What a refusal tells beyond its code. */
export type Particulars = Readonly<Record<string, string | number>>;
