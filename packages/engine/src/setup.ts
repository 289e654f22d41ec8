/** What a table agreed on before the first card: complete, checked, and enough to begin the game. */
export interface Setup {
  readonly ruleset: string;
  readonly seats: number;
  readonly options: Options;
}

export type Options = Readonly<Record<string, string>>;

/** One thing the table's creator may choose. */
export interface OptionInfo {
  readonly id: string;
  /** The values one may choose from; a single one is compulsory. Absent: free text that the game checks itself. */
  readonly values?: readonly string[];
  readonly fallback: string;
  /** How such a free text looks. */
  readonly example?: string;
  readonly rule: string;
}

export interface RulesetInfo {
  readonly id: string;
  /** Grows when a correction changes how recorded games replay. */
  readonly revision: number;
  readonly seats: { readonly from: number; readonly to: number };
  /** Whether nothing is hidden: what a seat knows, a spectator can tell. */
  readonly open: boolean;
  /** Whether people are offered it. One that is not is found by its id alone. */
  readonly offered: boolean;
}
