import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TableServiceParts } from '../../src/table-service/open-table-service.ts';
import { newGuest, type Guest } from './guest.ts';
import { openTestService, type TestService } from './test-service.ts';

export * from './guest.ts';
export * from './test-service.ts';
export * from './test-tables.ts';

/** A service for one test, and the people at its tables. */
export interface TestTables {
  readonly service: TestService;
  readonly anne: Guest;
  readonly mary: Guest;
  readonly john: Guest;
  readonly spectator: Guest;
}

/** A table service with a database of its own. It is closed when the running test ends. */
export async function openForTest(parts: Partial<TableServiceParts> = {}): Promise<TestTables> {
  const folder = mkdtempSync(join(tmpdir(), 'topsail-'));
  const service = await openTestService(join(folder, 'tables.db'), parts);
  onTestFinished(async () => {
    await service.tables.stop();
    await service.store.close();
    rmSync(folder, { recursive: true });
  });
  return {
    service,
    anne: await newGuest(service, 'Anne'),
    mary: await newGuest(service, 'Mary'),
    john: await newGuest(service, 'John'),
    spectator: await newGuest(service, 'Spectator'),
  };
}

/** Stops a service and opens another one with the same store, as a restart of the server does. */
export async function restart({ tables, store }: TestService): Promise<TestService> {
  await tables.stop();
  const again = await openTestService('', { store });
  onTestFinished(() => again.tables.stop());
  return again;
}
