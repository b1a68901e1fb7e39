import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the client keeps the token, the database only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

// a random token cannot be guessed, so it needs neither salt nor a slow hash
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
