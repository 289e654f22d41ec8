import type { ServerRefusalCode } from '@topsail/protocol';
import { StoreFailure } from '@topsail/store';

/** What somebody is told of a fault: only of the disk's is it known that nothing was done. */
export function codeOf(fault: unknown): ServerRefusalCode {
  if (!(fault instanceof StoreFailure)) return 'server/failed';
  return fault.full ? 'store/full' : 'store/unavailable';
}
