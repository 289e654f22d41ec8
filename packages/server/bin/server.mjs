#!/usr/bin/env node
// Builds the server when its sources are newer, and runs it.
import { ensureServerBuilt } from '../../../scripts/build.mjs';

await ensureServerBuilt();
await import('../dist/main.js');
