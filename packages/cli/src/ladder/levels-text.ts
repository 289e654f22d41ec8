/** What the document says about the bots, before any figure. */
export const LEVELS_TEXT = `## The levels

A bot is given what a person in its seat would see, a seed, and nothing else: it cannot peek, and the same view and
seed give the same move. It counts its work in tries, not in seconds, so it is as strong on a slow machine as on a fast
one. What positions are worth to it was learned from games it played against itself (\`npx topsail learn\`). Four levels
are there to be played against.

**Cabin boy.** Sees little. In Jamaica and Yassa he looks at this round in two imagined worlds and counts points with the
eyes of a beginner: gold above all, and nothing for the food and powder that will be needed. In Cartagena he does not plan
his turn: he takes the next action by how far his pirates are and how many cards he has.

**Sailor.** In Jamaica and Yassa he looks no further, but counts what lies on the table as people do, and has an eye for
what will be needed. In Cartagena he plans his own turn and sees everything there is to see, but not what the others do.

**Mate.** Knows what positions are worth: it was learned. In Jamaica and Yassa he still looks at this round only, in more
worlds; in Cartagena he plans whole turns and lets every opponent answer each of the best plans.

None of the three tosses coins: what is small (which hold to empty, what to take from a loser, how much powder to fire)
they do by habit, and what matters by what they see. Only among moves that look alike to them, compared with the distance
from the best to the worst, does luck choose. \`npx topsail deeds\` counts how often each does what people seldom do.

**Captain.** Searches further and broader: three rounds deep in Jamaica and Yassa; in Cartagena until it is his own turn again, with more plans and, at a table of two, more
answers of the opponent. Where several hands are hidden he looks no further than the Mate, but in twenty imagined worlds
instead of six.

## The yardsticks

Five more bots exist only to measure the others by, and are never changed.

- **random** makes any legal move, each as likely as the other.
- **thumb** follows a rule of thumb, without looking ahead.
- **greedy** tries every move, and takes the one after which a hand-made count of points looks best.
- **tree-random** searches a tree of moves, and plays the games it imagines to their end at random.
- **captain-2026** is the Captain as he was before he learned to see cards and dice.`;
