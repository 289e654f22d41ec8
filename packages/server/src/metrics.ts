import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiceStats } from './table-service/table-service.ts';
import type { TableMetrics } from './table-service/table-metrics.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WRITES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** The server's metrics, in the text format of Prometheus. */
export interface Metrics extends TableMetrics {
  readonly type: string;
  text(): Promise<string>;
  /** Counts an HTTP answer. */
  httpAnswered(status: number): void;
  /** Counts a frame that was refused before a table saw it. */
  frameRejected(code: string): void;
  /** Registers the gauges; they are read on every scrape. */
  watch(stats: () => ServiceStats, sockets: () => number): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    ...tableMetricsIn(registry),
    ...countersIn(registry),
    watch: (stats, sockets) => addGauges(registry, stats, sockets),
  };
}

function tableMetricsIn(register: Registry): TableMetrics {
  const registers = [register];
  const commands = new Histogram({
    name: 'topsail_command_seconds',
    help: 'From receiving a command to its answer, by command and outcome',
    labelNames: ['command', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const commits = new Histogram({
    name: 'topsail_commit_seconds',
    help: 'Duration of a commit until it is on disk',
    buckets: SECONDS,
    registers,
  });
  const writes = new Histogram({
    name: 'topsail_commit_writes',
    help: 'Writes per commit',
    buckets: WRITES,
    registers,
  });
  const thoughts = new Histogram({
    name: 'topsail_thought_seconds',
    help: 'Thinking time of bots, and whether a fallback move was played',
    labelNames: ['hurried'],
    buckets: SECONDS,
    registers,
  });
  return {
    commandAnswered: (request, done, milliseconds) =>
      commands.observe({ command: request, outcome: done ? 'done' : 'refused' }, milliseconds / 1000),
    committed: (count, milliseconds) => {
      commits.observe(milliseconds / 1000);
      writes.observe(count);
    },
    thought: (milliseconds, hurried) =>
      thoughts.observe({ hurried: hurried ? 'yes' : 'no' }, milliseconds / 1000),
  };
}

function countersIn(register: Registry): Pick<Metrics, 'httpAnswered' | 'frameRejected'> {
  const registers = [register];
  const answers = new Counter({
    name: 'topsail_http_answers_total',
    help: 'HTTP answers by status',
    labelNames: ['status'],
    registers,
  });
  const refusals = new Counter({
    name: 'topsail_frames_turned_away_total',
    help: 'Frames refused before they reached a table, by code',
    labelNames: ['code'],
    registers,
  });
  return {
    httpAnswered: (status) => answers.inc({ status }),
    frameRejected: (code) => refusals.inc({ code }),
  };
}

function addGauges(register: Registry, stats: () => ServiceStats, sockets: () => number): void {
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(count());
      },
    });
  gauge('topsail_sockets', 'Open WebSockets', sockets);
  gauge('topsail_tables_live', 'Tables in memory', () => stats().tables.loaded);
  gauge('topsail_tables_watched', 'Tables with viewers', () => stats().tables.watched);
  gauge('topsail_tables_damaged', 'Tables found damaged since the start', () => stats().tables.damaged);
  gauge('topsail_bots_thinking', 'Bots that think', () => stats().bots.thinking);
  gauge('topsail_bots_waiting', 'Bots that wait for a thread', () => stats().bots.waiting);
  gauge('topsail_lobby_watchers', 'Connections that watch the lobby', () => stats().lobbyWatchers);
}
