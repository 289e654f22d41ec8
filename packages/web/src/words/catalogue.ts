// Made from the English catalogue by `npm run words`.

/** What is fetched before a page is shown. */
export interface Catalogue {
  readonly doors: {
    readonly label: string;
    readonly play: {
      readonly name: string;
      readonly text: (about: { readonly bots: number; readonly game: string }) => string;
    };
    readonly friends: { readonly name: string; readonly text: string };
    readonly pass: { readonly name: string; readonly text: string };
    readonly learn: { readonly name: string; readonly text: (about: { readonly game: string }) => string };
    readonly games: {
      readonly heading: string;
      readonly players: (about: {
        readonly from: string;
        readonly to: string;
        readonly minutes: string;
      }) => string;
      readonly 'jamaica-1': { readonly name: string; readonly promise: string };
      readonly 'jamaica-2': { readonly name: string; readonly promise: string };
      readonly yassa: { readonly name: string; readonly promise: string };
      readonly cartagena: { readonly name: string; readonly promise: string };
    };
    readonly setUp: string;
    readonly setUpText: string;
    readonly lobby: string;
    readonly load: string;
    readonly settings: string;
  };
  readonly page: {
    readonly name: string;
    readonly skip: string;
    readonly promise: string;
    readonly footer: string;
    readonly title: (about: { readonly page: string }) => string;
    readonly language: string;
  };
  readonly problem: {
    readonly heading: string;
    readonly close: string;
    readonly code: (about: { readonly code: string }) => string;
  };
  readonly replay: {
    readonly title: string;
    readonly watch: string;
    readonly none: {
      readonly heading: string;
      readonly text: string;
      readonly load: string;
      readonly start: string;
    };
    readonly opening: string;
    readonly unreachable: string;
    readonly again: string;
    readonly load: string;
    readonly download: string;
    readonly controls: {
      readonly heading: string;
      readonly play: string;
      readonly pause: string;
      readonly step: string;
      readonly stepBack: string;
      readonly round: string;
      readonly roundBack: string;
      readonly battle: string;
      readonly scrub: string;
      readonly moment: (about: {
        readonly round: number;
        readonly moment: number;
        readonly last: number;
      }) => string;
      readonly speed: string;
      readonly times: (about: { readonly n: number }) => string;
      readonly keys: string;
    };
    readonly eyes: {
      readonly label: string;
      readonly spectator: string;
      readonly all: string;
      readonly own: string;
    };
    readonly link: { readonly copy: string; readonly copied: string; readonly here: string };
    readonly dice: {
      readonly heading: string;
      readonly proved: string;
      readonly promised: string;
      readonly unpromised: string;
    };
    readonly lookBack: {
      readonly label: string;
      readonly heading: string;
      readonly goesOn: string;
      readonly earlier: string;
      readonly later: string;
      readonly now: string;
    };
    readonly toTable: string;
  };
}

/** Areas that are fetched when they are asked for. */
export interface Apart {
  readonly rules: {
    readonly title: string;
    readonly page: string;
    readonly whole: string;
    readonly close: string;
    readonly search: string;
    readonly hint: string;
    readonly found: (about: { readonly count: number }) => string;
    readonly contents: string;
    readonly copy: (about: { readonly id: string }) => string;
    readonly copied: (about: { readonly id: string }) => string;
    readonly elsewhere: string;
    readonly first: string;
    readonly second: string;
    readonly rows: (about: { readonly count: number }) => string;
    readonly legend: string;
  };
}
