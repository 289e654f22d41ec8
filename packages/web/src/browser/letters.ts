/** What the pages are set in. */
const FACES = [
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '700 1em Alegreya',
  '800 1em Alegreya',
  'italic 500 1em Alegreya',
];

const PATIENCE_MILLISECONDS = 1000;

/** Waits for the letters of a text, so that no line moves when they come; but nobody waits for them for long. */
export async function awaitLetters(text: string): Promise<void> {
  const letters = Promise.allSettled(FACES.map((face) => document.fonts.load(face, text)));
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MILLISECONDS));
  await Promise.race([letters, patience]);
}
