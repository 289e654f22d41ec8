/** What the board says, and what is said of it. */
export const boardWords = {
  heading: 'Map of the tunnel',
  view: 'Map of the tunnel, scroll to look around',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole tunnel',
  find: 'Find the pirates who move',
  title: 'Cartagena',
  motto: 'Through the rock, to the boat',
  target: (name: string, count: number, ways: number) =>
    `${count > 1 ? `One of ${count} pirates` : 'The pirate'} at ${name}: ${ways === 1 ? 'one way to go' : `${ways} ways to go`}`,
  choices: (name: string) => `Where should the pirate at ${name} go?`,
  close: 'Let him stay',
};
