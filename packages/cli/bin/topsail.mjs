#!/usr/bin/env node
import { ensureCliBuilt } from '../../../scripts/build-cli.mjs';

await ensureCliBuilt();
await import('../dist/topsail.js');
