import type { Seat } from '@topsail/engine';
import type {
  Answer,
  ChatLine,
  Client,
  Command,
  AnyRefusal,
  Done,
  VisibleChange,
  TablePlan,
  Presence,
  SeatInfo,
  TableFrame,
  TableListener,
} from '@topsail/protocol';
import { nameCaptains } from '../words/captains.ts';
import { captainsOf } from './captains.ts';
import { freshNonce } from './dial.ts';
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
  /** Whether there is no connection just now. */
  isCut = $state(false);
  /** How often all was told anew, because the server was set back to an older time. */
  beginnings = $state.raw(0);
  /** The version at which somebody looked away; undefined while somebody looks. */
  #leftAt: number | undefined;
  #isReadied = false;
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
    this.plan = frame.plan ?? this.plan;
    this.changes = [...this.changes, ...frame.changes];
    this.now = frame;
    if (!document.hidden) this.look();
    this.#beReady(frame);
  }

  onPresence(presence: Presence): void {
    this.presence = presence;
  }

  onChat(lines: readonly ChatLine[]): void {
    const last = this.chatLines.at(-1)?.n ?? -1;
    this.chatLines = [...this.chatLines, ...lines.filter(({ n }) => n > last)];
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

  /** A seat that was kept for us wants our luck in the dice. */
  #beReady({ public: { stage }, own }: TableFrame): void {
    if (stage !== 'open' || own.seat === null || this.seats[own.seat]?.ready !== false || this.#isReadied)
      return;
    this.#isReadied = true;
    void this.act({ k: 'ready', nonce: freshNonce() }).then(({ ok }) => (this.#isReadied = ok));
  }
}
