import { sql } from 'kysely';
import { toneOfRate } from '#contract/rules/website/userFeedback.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { demoAccounts } from './accounts.ts';
import texts from './content/feedback.json' with { type: 'json' };
import { createRandom, type Random } from './random.ts';

export interface DemoFeedback {
  email: string;
  rate: number;
  text: string;
  page: string;
  status: 'open' | 'done';
  /** Age of the feedback in minutes. */
  minutes: number;
}

const count = 400;
const minutesOfYear = 365 * 24 * 60;

/** Pages available to each kind of partner. */
const pages = {
  manufacturer: [
    '/',
    '/products/variations',
    '/products/variations',
    '/products/parents',
    '/manufacturer-profile/profile-information',
    '/jobs',
  ],
  vendor: ['/', '/', '/vendor-profile/profile-information', '/jobs', '/account'],
};

/** Ratings improve over the year. */
const rateOf = (random: Random, age: number): number => {
  const drawn = 8.4 - 2.4 * age + 7 * (random.next() + random.next() - 1);
  return Math.min(10, Math.max(1, Math.round(drawn)));
};

/** Generated from a fixed seed, so always the same; newest first. */
export const demoFeedback = (): DemoFeedback[] => {
  const random = createRandom('feedback');
  const partners = demoAccounts.filter(({ portal }) => portal !== 'admin');
  const sent = Array.from({ length: count }, (): DemoFeedback => {
    // more recent feedback, because there are more partners
    const age = random.next() ** 1.3;
    const rate = rateOf(random, age);
    const { email, portal } = random.pick(partners);
    return {
      email,
      rate,
      text: random.chance(0.7) ? random.pick(texts[toneOfRate(rate)]) : '',
      page: random.pick(pages[portal === 'manufacturer' ? 'manufacturer' : 'vendor']),
      status: random.chance(age < 0.05 ? 0.3 : 0.97) ? 'done' : 'open',
      minutes: 30 + Math.floor(age * (minutesOfYear - 60)),
    };
  });
  return sent.sort((one, other) => one.minutes - other.minutes);
};

/** Inserts the feedback as sent by the demo's accounts. */
export const insertFeedback = async (trx: Trx): Promise<void> => {
  await sql`
    insert into user_feedback
      (rate, text, email, page, user_type, status, user_id, vendor_id, manufacturer_id, created_at)
    select f.rate, f.text, u.email, f.page, coalesce(v.vendor_type, u.role), f.status,
      u.id, u.vendor_id, u.manufacturer_id, now() - make_interval(mins => f.minutes)
    from jsonb_to_recordset(${jsonb(demoFeedback())})
      as f (email text, rate int, text text, page text, status text, minutes int)
    join users u on u.email = f.email left join vendors v on v.id = u.vendor_id
    order by f.minutes desc`.execute(trx);
};
