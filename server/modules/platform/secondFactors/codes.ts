import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { limits } from '#contract/limits.ts';
import { recoveryAlphabet } from '#contract/rules/platform/secondFactorCode.ts';

/* Codes of the second factor (RFC 6238), without the database. */

const period = 30;

/** How many steps an app's clock may be ahead or behind. */
const skew = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    // supported by all authenticator apps
    ...{ algorithm: 'SHA1', digits: 6, period },
    secret: Secret.fromBase32(secret),
  });

/** 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The URI that passes a secret to an app. */
export const addressOf = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/**
 * The time step of a code, or null if the code matches no step near `at`.
 * @param at milliseconds
 */
export const stepOf = (secret: string, code: string, at: number = Date.now()): number | null => {
  const ahead = totpOf(secret).validate({ token: code, window: skew, timestamp: at });
  return ahead === null ? null : Math.floor(at / 1000 / period) + ahead;
};

const newRecoveryCode = (): string =>
  Array.from({ length: 16 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

/** 80 random bits each, so that their hashes need neither salt nor a slow function. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.recoveryCodes }, newRecoveryCode);
