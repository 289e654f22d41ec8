/** What the document says about the bots, before any figure. */
export const LEVELS_TEXT = `## The levels

A bot is given what a person in its seat would see, a seed, and nothing else: it cannot peek, and the same view and
seed give the same move. It counts its work in tries, not in seconds, so it is as strong on a slow machine as on a fast
one. What positions are worth to it was learned from games it played against itself (\`npx topsail learn\`). Four levels
are there to be played against.

**Cabin boy.** Looks at his own turn only, sees little and judges badly. In Jamaica and Yassa he tries every move in
four imagined worlds to the end of the round, has no eye for battles, powder, prices or treasures in reach, and errs
widely. In Cartagena he looks at how far his pirates are and how many cards he has, and not at what the others do.

**Sailor.** Looks no further ahead, but sees everything there is to see, and in Jamaica and Yassa
tries more worlds, errs less, and makes no move by mistake that gives away much.

**Mate.** Thinks about what the others will do. In Jamaica and Yassa he searches a tree for every player two rounds
deep; in Cartagena he plans whole turns and lets every opponent answer each of the best plans. He errs a little.

**Captain.** Searches further and broader, and does not err on purpose: three rounds deep in Jamaica and Yassa, with
several times the tries; in Cartagena until it is his own turn again, with more plans and, at a table of two, more
answers of the opponent. Where several hands are hidden he looks no further than the Mate, but in twenty imagined worlds
instead of six.

## The yardsticks

Five more bots exist only to measure the others by, and are never changed.

- **random** makes any legal move, each as likely as the other.
- **thumb** follows a rule of thumb, without looking ahead.
- **greedy** tries every move, and takes the one after which a hand-made count of points looks best.
- **tree-random** searches a tree of moves, and plays the games it imagines to their end at random.
- **captain-2026** is the Captain as he was before he learned to see cards and dice.`;
