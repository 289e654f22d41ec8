import type { ServerRefusalCode } from '@topsail/protocol';
import { DamagedTable, StoreFailure } from '@topsail/store';

/** The refusal code for an error. Only after a store failure is it certain that nothing was stored. */
export function refusalCodeOf(error: unknown): ServerRefusalCode {
  if (error instanceof DamagedTable) return 'table/damaged';
  if (!(error instanceof StoreFailure)) return 'server/failed';
  return error.full ? 'store/full' : 'store/unavailable';
}
