/** Kinds of events of which there is no picture, by game: they take no time of their own, each for a reason. */
export const unshown = {
  jamaica: {
    ask: 'the question itself appears',
    setup: 'the first round opens at the same time',
    draw: 'the cards are in the hand when the next round opens',
    drew: 'the cards are counted beside the captain when the next round opens',
    reshuffle: 'the cards drawn after it are what matters',
    pick: 'the card lies chosen in the hand',
    picked: 'the captain is no longer waited for',
    act: 'what is done is shown after it',
    powder: 'the battle shows how much with “commit”; only the hold it came from is new',
  },
  cartagena: { setup: 'the tunnel is laid at the same time' },
  ring: {
    round: 'the smallest game shows nothing over its board',
    picked: 'the same',
    turned: 'the same',
    went: 'the same',
    end: 'the same',
  },
};
