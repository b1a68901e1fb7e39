import fc from 'fast-check';

/*
 * Random tests try the same in every run, so that none fails by chance; `npm run test:faults` gives
 * them a new seed. A failure tells its own, which TEST_SEED repeats.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });
