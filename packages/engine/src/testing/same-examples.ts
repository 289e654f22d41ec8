import fc from 'fast-check';

// Set-up of vitest: property tests try the same examples in every run, so that a failure comes back.
fc.configureGlobal({ seed: 1 });
