// Which values of a style are on the scale of ui/style/tokens.css, and which are literals outside it.

const LENGTH = /(?<![\w.-])-?(\d*\.)?\d+(px|rem)\b/;
const COLOUR_CODE = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const COLOUR_NAME =
  /(?<![\w-])(black|white|red|green|blue|gr[ae]y|orange|yellow|gold|purple|brown)(?![\w-])/i;
const SOFT_SHADOW = /(^|,)\s*-?\d+(px)? -?\d+(px)? [1-9]\d*px/;
const PIXELS = /(\d+(?:\.\d+)?)px/g;

/** Each rule: the properties it is about, the literal they may not hold, and the tokens to take instead. */
const RULES = [
  { of: /^/, literal: COLOUR_CODE, take: 'a colour of a palette.css' },
  { of: /^(?!animation|grid)/, literal: COLOUR_NAME, take: 'a colour of a palette.css' },
  { of: /^(padding|margin)|gap$/, literal: LENGTH, take: '--space-*' },
  { of: /radius$/, literal: LENGTH, take: '--radius-*' },
  { of: /^font(-size)?$/, literal: /\d(px|rem|em|pt|%)/, take: '--text-*' },
  { of: /^font(-family)?$/, literal: /['"]|serif|system-ui/, take: '--font-*' },
  { of: /^font$/, literal: /\/\s*[\d.]/, take: '--leading-*' },
  { of: /^line-height$/, literal: /[1-9]/, take: '--leading-*' },
  { of: /^box-shadow$/, literal: SOFT_SHADOW, take: '--shadow-*' },
  { of: /^z-index$/, literal: /[1-9]/, take: '--layer-*' },
  { of: /^(transition|animation)/, literal: /[\d.]m?s\b/, take: '--time-*' },
];

/** The tokens a declaration should take instead of what it says; none if it is on the scale. */
export function offScale({ property, value }) {
  const literals = value.replace(/var\(--[\w-]+\)|url\([^)]*\)/g, 'token');
  return RULES.filter(({ of, literal }) => of.test(property) && literal.test(literals)).map(
    ({ take }) => take,
  );
}

/** Whether a condition of @media or @container is not a range between the widths and heights of the scale. */
export function isOffBreakpoints({ name, value }, breakpoints) {
  if (name !== 'media' && name !== 'container') return false;
  if (/(min|max)-(width|height)/.test(value)) return true;
  return [...value.matchAll(PIXELS)].some(([, pixels]) => !breakpoints.has(Number(pixels)));
}

/** The names of the custom properties that a text reads. */
export function namesReadIn(text) {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);
}
