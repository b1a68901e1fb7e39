import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { berlinDay } from '#contract/cart/day.ts';
import { codeRefusal } from '#contract/cart/discount.ts';
import { inTransaction } from '#server/db/database.ts';
import {
  discountOfCode,
  redeemDiscount,
  releaseDiscount,
} from '#server/modules/sales/discounts/uses.ts';
import { createBareOrder } from '#tests/factories/orders.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { createDiscount } from '#tests/factories/website.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id code kind value startsOn endsOn maxUses used isActive state seriesId isBarShown
  barOverlaps version`;
const documents = {
  list: `query List($query: DiscountsQuery) {
    discounts(query: $query) { data { results { ${fields} } total } }
  }`,
  create: `mutation Create($input: DiscountInput!) {
    createDiscount(input: $input) { data { ${fields} } }
  }`,
  update: `mutation Update($id: ID!, $input: DiscountInput!) {
    updateDiscount(id: $id, input: $input) { data { ${fields} } }
  }`,
  codes: `mutation Codes($input: DiscountCodesInput!) {
    createDiscountCodes(input: $input) { data { id count } }
  }`,
  remove: `mutation Delete($ids: [ID!]) {
    deleteDiscountByIds(ids: $ids) { data failures { id } }
  }`,
  status: `mutation Status($input: DiscountsStatusInput!) {
    updateDiscountStatus(input: $input) { data failures { id } }
  }`,
  bars: '{ announcementBars { code message } }',
};

const ten = () => ({ code: unique('ten'), kind: 'percent', value: '10' });
const create = async (input: object) =>
  (await api.data(documents.create, { input }, admin)).createDiscount.data;

const today = berlinDay(new Date());
const nextOrder = () => createBareOrder(api.db);
const take = async (code: string, given?: string) => {
  const order = given ?? (await nextOrder());
  return inTransaction(
    api.db,
    async (trx) => (await redeemDiscount(trx, code, order, today)) === null,
  );
};
const usedOf = async (code: string) => (await discountOfCode(api.db, code))?.used;

describe('a code', () => {
  test('is saved inactive, or active at once', async () => {
    expect(await create(ten())).toMatchObject({ isActive: false });
    const made = await create({ ...ten(), isActive: true });
    expect(made).toMatchObject({ isActive: true, state: 'active' });
  });

  test('is unique in any case', async () => {
    const input = ten();
    expect(await create(input)).toMatchObject({
      code: input.code.toUpperCase(),
      value: '10.00',
      isActive: false,
      state: 'inactive',
    });
    const again = { ...input, code: input.code.toUpperCase() };
    expect((await refusal(documents.create, { input: again })).extensions.fields).toEqual({
      code: { rule: 'rules.discountCode' },
    });
  });

  test('is found by a part of it, by state, kind and bar', async () => {
    const { id, code } = await createDiscount(api.db, {
      is_active: true,
      is_bar_shown: true,
      bar_message: 'Sale',
      ends_on: '2020-01-01',
    });
    const find = async (query: object) =>
      (await api.data(documents.list, { query: { ids: [id], ...query } }, admin)).discounts.data
        .total;
    expect(
      await find({ code: code.toLowerCase(), kind: 'percent', state: 'ended', bar: 'with' }),
    ).toBe(1);
    expect(await find({ state: 'active' })).toBe(0);
    expect(await find({ kind: 'euro' })).toBe(0);
    expect(await find({ bar: 'without' })).toBe(0);
  });
});

describe('using a code', () => {
  test('two hundred orders at once use a code with a maximum of 1 once', async () => {
    const { code, id } = await createDiscount(api.db, { is_active: true, max_uses: 1 });
    const results = await Promise.all(Array.from({ length: 200 }, () => take(code)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await usedOf(code)).toBe(1);
    const uses = await api.db
      .selectFrom('discount_uses')
      .select('order_id')
      .where('discount_id', '=', id)
      .execute();
    expect(uses).toHaveLength(1);
  });

  test('is accepted in any case, within its days and while it is active', async () => {
    const { code } = await createDiscount(api.db, { is_active: true });
    expect(await take(code.toLowerCase())).toBe(true);
    const inactive = await createDiscount(api.db);
    const ended = await createDiscount(api.db, { is_active: true, ends_on: '2020-01-01' });
    const early = await createDiscount(api.db, { is_active: true, starts_on: '2190-01-01' });
    for (const [discount, reason] of [
      [inactive, 'codeInactive'],
      [ended, 'codeEnded'],
      [early, 'codeEarly'],
    ] as const) {
      expect(await take(discount.code), reason).toBe(false);
      const known = await discountOfCode(api.db, discount.code);
      expect(codeRefusal(discount.code, known, '2026-11-22')).toBe(reason);
    }
    expect(await take('UNKNOWN')).toBe(false);
    expect(await discountOfCode(api.db, 'UNKNOWN')).toBeNull();
  });

  test('an order uses one code, and releases it', async () => {
    const { code } = await createDiscount(api.db, { is_active: true, max_uses: 1 });
    const other = await createDiscount(api.db, { is_active: true });
    const order = await nextOrder();
    expect(await take(code, order)).toBe(true);
    await expect(take(other.code, order)).rejects.toThrow();
    expect([await usedOf(code), await usedOf(other.code)]).toEqual([1, 0]);
    await inTransaction(api.db, (trx) => releaseDiscount(trx, order));
    await inTransaction(api.db, (trx) => releaseDiscount(trx, order));
    expect(await usedOf(code)).toBe(0);
    expect(await take(code)).toBe(true);
  });

  test('one that was used keeps its kind and value, and is not deleted', async () => {
    const discount = await create({ ...ten(), maxUses: 5 });
    await sql`update discounts set is_active = true where id = ${discount.id}`.execute(api.db);
    for (let n = 0; n < 2; n += 1) await take(discount.code);
    const same = { code: discount.code, kind: 'percent', value: '10', maxUses: 5 };
    const change = (input: object) => ({ id: discount.id, input: { ...same, ...input } });
    expect((await refusal(documents.update, change({ value: '11' }))).extensions.fields).toEqual({
      value: { rule: 'rules.discountUsed' },
    });
    expect((await refusal(documents.update, change({ maxUses: 1 }))).extensions.fields).toEqual({
      maxUses: { rule: 'rules.usedMoreOften', limit: 2 },
    });
    await api.data(documents.update, change({ maxUses: 2, endsOn: '2199-12-31' }), admin);
    const error = await refusal(documents.remove, { ids: [discount.id] });
    expect([error.extensions.code, error.message]).toEqual(['IN_USE', 'error.DISCOUNT_IN_USE']);
    const off = { input: { ids: [discount.id], status: 'inactive' } };
    await api.data(documents.status, off, admin);
    expect(await take(discount.code)).toBe(false);
  });
});

describe('many codes by a pattern', () => {
  const many = { kind: 'euro', value: '5', maxUses: 1 };

  test('are different, of the pattern, and recorded', async () => {
    const input = { ...many, pattern: 'sommer-####', count: 1000, isActive: true };
    const { createDiscountCodes } = await api.data(documents.codes, { input }, admin);
    const { id, count } = createDiscountCodes.data;
    expect(count).toBe(1000);
    const query = { seriesId: id, size: 1000 };
    const { discounts } = await api.data(documents.list, { query }, admin);
    expect(discounts.data.total).toBe(1000);
    const codes = discounts.data.results.map(({ code }) => code);
    expect(new Set(codes).size).toBe(1000);
    for (const code of codes) expect(code).toMatch(/^SOMMER-[2-9A-HJ-NP-Z]{4}$/);
    expect(discounts.data.results[0]).toMatchObject({ value: '5.00', maxUses: 1, state: 'active' });
    const [first] = discounts.data.results;
    expect(await changesOf(api.db, 'discount', first?.id ?? '')).toMatchObject([
      { action: 'create', after: { series_id: id } },
    ]);
  });

  test('are created up to the last one of a pattern; if too few are free, none is created', async () => {
    const input = { ...many, pattern: 'LAST-#', count: 20 };
    await api.data(documents.codes, { input }, admin);
    const error = await refusal(documents.codes, { input });
    expect(error.extensions.fields).toEqual({ count: { rule: 'rules.codesTaken', limit: 12 } });
    const rest = { input: { ...input, count: 12 } };
    expect((await api.data(documents.codes, rest, admin)).createDiscountCodes.data.count).toBe(12);
  });
});

describe('the announcement bar', () => {
  let key: string;
  beforeAll(async () => {
    key = (await createShopKey(api.db)).key;
  });
  const bar = { is_bar_shown: true, bar_message: 'Sale', is_active: true };
  const shown = async () =>
    (await api.shop(documents.bars, {}, key)).announcementBars.map(({ code }) => code);

  test('is the active one that started last; others are reported as overlaps', async () => {
    await sql`update discounts set is_bar_shown = false`.execute(api.db);
    expect(await shown()).toEqual([]);
    const early = await createDiscount(api.db, { ...bar, starts_on: '2026-01-01' });
    const late = await createDiscount(api.db, { ...bar, starts_on: '2026-02-01', max_uses: 1 });
    await createDiscount(api.db, { ...bar, starts_on: '2026-03-01', is_active: false });
    await createDiscount(api.db, { ...bar, ends_on: '2026-01-31' });
    expect(await shown()).toEqual([late.code]);
    const query = { ids: [early.id, late.id], sort: 'id' };
    const { discounts } = await api.data(documents.list, { query }, admin);
    expect(discounts.data.results.map(({ barOverlaps }) => barOverlaps)).toEqual([
      [late.code],
      [early.code],
    ]);
    // a used-up code is not advertised
    await take(late.code);
    expect(await shown()).toEqual([early.code]);
  });
});
