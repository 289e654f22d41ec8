/**
 * The only source of luck. `roll(n)` gives 1 to n, each as likely as the other, as a die of n sides would.
 * `what` names the roll for its listener: a record, a test, a player who checks the dice.
 */
export interface Chance {
  roll(sides: number, what: string): number;
}
