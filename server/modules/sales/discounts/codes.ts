import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DiscountSeries } from '#contract/generated/schema.ts';
import {
  codeAlphabet,
  codesOfPattern,
  type DiscountCodes,
} from '#contract/rules/sales/discount.ts';
import { recordCreated } from '#server/db/changes.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { linkConditions } from './conditions.ts';
import { discounts } from './discounts.ts';

/** For patterns with fewer codes, all of them are tried. */
const fewCodes = 40_000;
/** For patterns with more codes: this many failed attempts mean that nearly all codes are taken. */
const tries = 20;

/**
 * Creates this many random codes from a pattern, so that no code can be guessed from another.
 * Creates either all of them or none.
 */
export const createCodes = async (
  { trx, viewer }: Writing,
  input: DiscountCodes,
): Promise<DiscountSeries> => {
  const { pattern, count } = input;
  const seriesId = randomUUID();
  const made: string[] = [];
  for (const codes of batchesOf(pattern, count)) {
    made.push(...(await insertCodes(trx, input, seriesId, codes, count - made.length)));
    if (made.length === count) break;
  }
  if (made.length < count) {
    throw invalid({ count: { rule: 'rules.codesTaken', limit: made.length } });
  }
  await linkConditions(trx, made, input);
  await recordCreated(trx, discounts.tracked, viewer.userId, made);
  return { id: seriesId, count };
};

/** Candidate codes, some of which may be taken. */
function* batchesOf(pattern: string, count: number): Generator<string[]> {
  const possible = codesOfPattern(pattern);
  if (possible <= fewCodes) {
    const all = shuffled(Array.from({ length: possible }, (_, index) => index));
    for (let start = 0; start < possible; start += count) {
      yield all.slice(start, start + count).map((index) => codeAt(pattern, index));
    }
    return;
  }
  for (let round = 0; round < tries; round += 1) {
    const codes = Array.from({ length: count }, () =>
      pattern.replaceAll('#', () => characterAt(randomInt(codeAlphabet.length))),
    );
    yield [...new Set(codes)];
  }
}

const characterAt = (index: number): string => codeAlphabet[index] as string;

/** The pattern's code with this number: the number's digits in the base of the alphabet. */
const codeAt = (pattern: string, index: number): string => {
  let rest = index;
  return pattern.replaceAll('#', () => {
    const character = characterAt(rest % codeAlphabet.length);
    rest = Math.floor(rest / codeAlphabet.length);
    return character;
  });
};

const shuffled = (numbers: number[]): number[] => {
  for (let last = numbers.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return numbers;
};

/** Inserts the codes that are not taken, up to this many; returns their ids. */
const insertCodes = async (
  trx: Writing['trx'],
  input: DiscountCodes,
  seriesId: string,
  codes: readonly string[],
  atMost: number,
): Promise<string[]> => {
  const { kind, value, startsOn, endsOn, maxUses, isActive, minValue, isOncePerCustomer } = input;
  const { rows } = await sql<{ id: string }>`
    insert into discounts (code, kind, value, starts_on, ends_on, max_uses, is_active,
      min_value, is_once_per_customer, series_id)
    select code, ${kind}, ${value}::numeric, ${startsOn}::date, ${endsOn}::date,
      ${maxUses}::integer, ${isActive}, ${minValue}::numeric, ${isOncePerCustomer}, ${seriesId}::uuid
    from unnest(${codes}::text[]) code
    where not exists (select from discounts d where d.code = code.code)
    order by code limit ${atMost}
    on conflict (code) do nothing returning id`.execute(trx);
  return rows.map((row) => row.id);
};
