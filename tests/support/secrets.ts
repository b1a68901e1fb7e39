import { createSealer } from '#server/secrets/sealer.ts';

/** What the API of tests encrypts secrets with. */
export const secretsKey = Buffer.alloc(32, 'of tests');

export const secrets = createSealer({ secretsKey, dataDir: 'none' });
