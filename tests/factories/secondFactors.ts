import { Secret, TOTP } from 'otpauth';
import type { Db } from '#server/db/database.ts';
import { newSecret } from '#server/modules/platform/secondFactors/codes.ts';
import { sealSecret } from '#server/modules/platform/secondFactors/secrets.ts';
import { secrets } from '#tests/support/secrets.ts';

/** Gives the account a second factor; returns its secret. */
export const createSecondFactor = async (db: Db, userId: string): Promise<string> => {
  const secret = newSecret();
  await db
    .insertInto('second_factors')
    .values({
      user_id: userId,
      secret: await sealSecret(secrets, userId, secret),
      since: new Date(),
    })
    .execute();
  return secret;
};

/** The code that an app shows, some steps of 30 seconds ahead or behind. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
