import type { Seat } from '@topsail/engine';
import {
  PLAN_PARTS,
  type Answer,
  type Channel,
  type ChatLine,
  type Client,
  type Command,
  type AnyRefusal,
  type Done,
  type VisibleChange,
  type PlanPart,
  type TablePlan,
  type Presence,
  type SeatInfo,
  type TableFrame,
  type TableListener,
} from '@topsail/protocol';
import { nameCaptains } from '../words/captains.ts';
import { captainsOf } from './captains.ts';
import { mayOpen, numberOf, sealNumber } from './numbers.ts';
import { rememberSeen, seenVersion } from './seen.ts';

/** Fewer happenings than this one need not be told of again. */
const WORTH_A_RECAP = 2;

/** A table at the server, as far as this viewer may know it. */
export class OnlineTable implements TableListener {
  readonly id: string;
  readonly client: Client;
  /** Who looks at it. */
  readonly person: string;
  now: TableFrame | undefined = $state.raw();
  plan: TablePlan | undefined = $state.raw();
  changes: readonly VisibleChange[] = $state.raw([]);
  presence: Presence | undefined = $state.raw();
  chatLines: readonly ChatLine[] = $state.raw([]);
  refusal: AnyRefusal | undefined = $state.raw();
  closedBy: AnyRefusal | undefined = $state.raw();
  /** What happened while nobody looked, from the first version to the last. */
  missed: { readonly from: number; readonly to: number } | undefined = $state.raw();
  /** What others have changed in the plan since it was last looked at, until somebody has read it. */
  planNews: readonly PlanPart[] = $state.raw([]);
  /** Whether there is no connection just now. */
  isCut = $state(false);
  /** How often all was told anew, because the server was set back to an older time. */
  beginnings = $state.raw(0);
  /** The version at which somebody looked away; undefined while somebody looks. */
  #leftAt: number | undefined;
  #isGettingReady = false;
  #isOpening = false;
  /** Whether it was looked whether this browser has the number of our seal. */
  #knowsSeal = false;
  #leave: () => void = () => undefined;

  constructor(client: Client, id: string, person: string) {
    this.client = client;
    this.id = id;
    this.person = person;
    this.#leftAt = seenVersion(id);
  }

  get seat(): Seat | undefined {
    return this.now?.own.seat ?? undefined;
  }

  /** The channel of the chat that this person reads and writes: before the start everybody has the same. */
  get channel(): Channel {
    const isSpectator = this.seat === undefined && this.now?.public.stage !== 'open';
    return isSpectator ? 'spectators' : 'seats';
  }

  get isHost(): boolean {
    return this.now?.own.host === true;
  }

  get seats(): readonly SeatInfo[] {
    return this.now?.public.seats ?? [];
  }

  /** Everything from the beginning, so that the log is whole. */
  watch(): void {
    this.closedBy = undefined;
    this.#leave();
    this.#leave = this.client.watch(this.id, this, this.now?.version ?? 0);
  }

  unwatch(): void {
    this.lookAway();
    this.#leave();
  }

  lookAway(): void {
    if (this.now === undefined || this.#leftAt !== undefined) return;
    this.#leftAt = this.now.version;
    rememberSeen(this.id, this.now.version);
  }

  /** Somebody looks again, and the table is shown as it is. */
  look(): void {
    if (this.now === undefined || this.#leftAt === undefined) return;
    const { version, public: shown } = this.now;
    if (shown.stage !== 'open' && version - this.#leftAt >= WORTH_A_RECAP)
      this.missed = { from: this.#leftAt + 1, to: version };
    this.#leftAt = undefined;
    void this.#beReady();
  }

  /** Takes a seat, or another one, with a new number for the dice. */
  sit(seat: Seat, colour?: number): Promise<Answer<Done>> {
    const seal = sealNumber(this.id, this.person);
    return this.act({ k: 'sit', seat, seal, ...(colour === undefined ? {} : { colour }) });
  }

  async act(command: Command): Promise<Answer<Done>> {
    this.refusal = undefined;
    const answer = await this.client.execute(this.id, command);
    if (!answer.ok) this.refusal = answer.refusal;
    return answer;
  }

  onFrame(frame: TableFrame): void {
    nameCaptains(captainsOf(frame.public.seats));
    if (frame.since < (this.now?.version ?? 0)) this.#startOver();
    this.#hearNews(frame);
    this.plan = frame.plan ?? this.plan;
    this.changes = [...this.changes, ...frame.changes];
    this.now = frame;
    if (!document.hidden) this.look();
    void this.#beReady();
    void this.#openNumber();
  }

  /** What changed in the plan has been read. */
  heardNews(): void {
    this.planNews = [];
  }

  onPresence(presence: Presence): void {
    this.presence = presence;
  }

  onChat(lines: readonly ChatLine[]): void {
    // Each channel is counted apart.
    const last = (channel: ChatLine['channel']): number =>
      this.chatLines.findLast((line) => line.channel === channel)?.n ?? 0;
    this.chatLines = [...this.chatLines, ...lines.filter(({ n, channel }) => n > last(channel))];
  }

  onRefused(refusal: AnyRefusal): void {
    this.refusal = refusal;
  }

  onClosed(refusal: AnyRefusal): void {
    this.closedBy = refusal;
  }

  #startOver(): void {
    this.beginnings++;
    this.changes = [];
    this.chatLines = [];
    this.missed = undefined;
  }

  /** Who opens a table for the first time knows no other plan, and the host knows what they changed. */
  #hearNews({ version, own, changes }: TableFrame): void {
    if (own.host) return this.heardNews();
    const known = this.now?.version ?? this.#leftAt ?? version;
    const news = changes
      .filter((change) => change.version > known)
      .flatMap(({ tableEvent }) => (tableEvent?.e === 'plan-changed' ? tableEvent.changed : []));
    if (news.length > 0)
      this.planNews = PLAN_PARTS.filter((part) => news.includes(part) || this.planNews.includes(part));
  }

  /** A seat that was kept for us, or whose game has changed, wants our number for the dice, once somebody has looked. */
  async #beReady(): Promise<void> {
    const { stage, dice } = this.now?.public ?? {};
    if (stage !== 'open' || dice?.opening !== null || !this.#needsNumber()) return;
    if (this.#isGettingReady || document.hidden) return;
    this.#isGettingReady = true;
    this.#knowsSeal = true;
    const answer = await this.act({ k: 'ready', seal: sealNumber(this.id, this.person) });
    this.#isGettingReady = false;
    // The plan may have changed again meanwhile, or the game is about to begin.
    const isLate = !answer.ok && ['table/changed', 'table/opening'].includes(answer.refusal.code);
    if (isLate) this.refusal = undefined;
    if (isLate || answer.ok) await this.#beReady();
  }

  /**
   * Whether our seat lacks a number that this browser can open. One that another device has sealed is replaced once, by
   * who came last; one that was open already, before a server was set back, always.
   */
  #needsNumber(): boolean {
    const { seat } = this;
    if (seat === undefined) return false;
    if (this.seats[seat]?.ready === false) return true;
    const seal = this.now?.public.dice.seals?.[seat] ?? null;
    if (seal === null) return false;
    const number = numberOf(this.id, seal);
    if (number === undefined) return !this.#knowsSeal;
    this.#knowsSeal = true;
    return number.seen !== undefined;
  }

  /** Opens our number when all seals are fixed, whether somebody looks or not. */
  async #openNumber(): Promise<void> {
    const { seat } = this;
    const dice = this.now?.public.dice;
    const opening = dice?.opening ?? null;
    if (dice === undefined || opening === null || seat === undefined || this.#isOpening) return;
    const number = numberOf(this.id, dice.seals?.[seat]);
    if (number === undefined || opening.opened.includes(seat) || !mayOpen(number, dice)) return;
    this.#isOpening = true;
    // A refusal is nothing to tell: another tab was first, or the time was up.
    await this.client.execute(this.id, { k: 'reveal', nonce: number.nonce });
    this.#isOpening = false;
  }
}
