import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the client keeps it, the database only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

// a random token needs no salt and no slow hash: it cannot be guessed
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
