/** Where every space lies on the sheet, read from lines such as `12 1112 936`. */
export function spotsIn(text: string): ReadonlyMap<string, readonly [number, number]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [space = '', x = '', y = ''] = line.split(' ');
        return [space, [Number(x), Number(y)]];
      }),
  );
}
