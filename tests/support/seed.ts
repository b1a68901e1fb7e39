import fc from 'fast-check';

/* Random tests use a fixed seed, so that none fails by chance; `npm run test:faults` uses a new
   seed. A failure prints its seed, which TEST_SEED repeats. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });
