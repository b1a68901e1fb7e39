import { createSealer } from '#server/secrets/sealer.ts';

/** Encrypts secrets in the tests' API. */
export const secretsKey = Buffer.alloc(32, 'of tests');

export const secrets = createSealer({ secretsKey, dataDir: 'none' });
