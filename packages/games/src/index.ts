export * from './cartagena/index.ts';
export * as cartagenaRules from './cartagena/judging.ts';
export * from './jamaica/index.ts';
export * as jamaicaRules from './jamaica/judging.ts';
export * from './offers.ts';
export * from './registry.ts';
export * from './ring/index.ts';
export type { TraceEvent, Tracer, WriteTrace } from './trace.ts';
export * from './tracers.ts';
