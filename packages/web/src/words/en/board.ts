interface ChartWords {
  readonly title: string;
  readonly motto: string;
  readonly town: string;
  readonly hills: string;
  readonly water: string;
}

const charts: Readonly<Record<'jamaica' | 'yassa', ChartWords>> = {
  jamaica: {
    title: 'Topsail',
    motto: 'A race round the island',
    town: 'Port Royal',
    hills: 'The Long Hills',
    water: 'Lantern Bay',
  },
  yassa: {
    title: 'Yassa',
    motto: 'Round the reef and home',
    town: 'Pirate Bay',
    hills: 'Dragon’s Back',
    water: 'The Lagoon',
  },
};

/** What the chart says, and what is said of it. */
export const board = {
  charts,
  heading: 'The chart',
  view: 'The chart, scroll to look around',
  ship: (name: string, whereabouts: string) => `${name}. ${whereabouts}`,
  captain: (name: string) => `${name} holds the compass`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole chart',
  find: 'Find the ship that sails',
};
