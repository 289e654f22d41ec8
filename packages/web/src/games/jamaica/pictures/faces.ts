/** The two sides of the battle that the pages tell as an example. */
export const BATTLE = [
  { ship: 'attacker', x: 10, powder: 4, die: '6', sum: 10 },
  { ship: 'defender', x: 200, powder: 3, die: '4', sum: 7 },
] as const;
