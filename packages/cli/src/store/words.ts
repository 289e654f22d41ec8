import type { Ailment, Finding, Unreplayable } from '@topsail/store';

type Params = Finding['params'];

const SENTENCES: Readonly<Record<Ailment, (params: Params) => string>> = {
  unreadable: (p) => `cannot be read: ${said(p, 'reason')}`,
  gap: (p) => `after version ${said(p, 'after')} comes version ${said(p, 'found')}`,
  plan: (p) => `was made in a way that cannot be [${said(p, 'code')}]`,
  order: (p) => `an entry "${said(p, 'entry')}" cannot stand here`,
  illegal: (p) => `the rules refuse "${said(p, 'move')}" of seat ${said(p, 'seat')} [${said(p, 'code')}]`,
  rolls: (p) =>
    p.what === undefined
      ? `${said(p, 'left')} rolls too many`
      : `a roll for "${said(p, 'what')}" is missing or impossible`,
  dice: (p) =>
    p.rolls === undefined
      ? `the nonce of seat ${said(p, 'seat')} does not fit its seal`
      : `the dice do not give the rolls ${said(p, 'rolls')} (from roll ${said(p, 'first')} on)`,
  crossed: (p) => `whether "${said(p, 'move')}" of seat ${said(p, 'seat')} showed something is not as stored`,
  snapshot: snapshotSentence,
  stage: (p) => `is listed as ${said(p, 'stored')} and is ${said(p, 'is')}`,
};

function snapshotSentence(p: Params): string {
  if (p.reason !== undefined)
    return `the snapshot cannot be read (${said(p, 'reason')}); the server makes another`;
  return p.last === undefined
    ? `the snapshot has the hash ${said(p, 'stored')}, the game comes to ${said(p, 'is')}`
    : `the snapshot is of version ${said(p, 'found')}, the last version is ${said(p, 'last')}`;
}

function said(params: Params, name: string): string {
  return String(params[name] ?? '?');
}

export function findingText({ table, version, ailment, params }: Finding): string {
  const where = version === 0 ? table : `${table} version ${version}`;
  return `${where}: ${SENTENCES[ailment](params)} [${ailment}]`;
}

export function unreplayableText({ table, ruleset, revision }: Unreplayable): string {
  return `${table}: cannot be replayed: this program does not know revision ${revision} of ${ruleset}`;
}
