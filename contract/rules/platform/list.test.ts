import { describe, expect, test } from 'vitest';
import { parentsQuery } from '#contract/rules/catalogue/parent.ts';
import { tagsQuery } from '#contract/rules/catalogue/tag.ts';
import { variationsQuery } from '#contract/rules/catalogue/variation.ts';
import { networkNewsQuery } from '#contract/rules/people/network.ts';
import { payoutsQuery } from '#contract/rules/sales/payout.ts';
import { priceChangesQuery, vendorProductsQuery } from '#contract/rules/selling/vendorProduct.ts';
import { userFeedbacksQuery } from '#contract/rules/website/userFeedback.ts';
import { check } from './check.ts';

describe('a filter by one of a few values', () => {
  test.each([
    [parentsQuery, 'status'],
    [variationsQuery, 'status'],
    [vendorProductsQuery, 'status'],
    [userFeedbacksQuery, 'status'],
    [payoutsQuery, 'state'],
    [tagsQuery, 'type'],
  ])('%# does not filter by “all”', (query, field) => {
    expect(check(query, { [field]: 'all' })).toMatchObject({ ok: true, value: { [field]: null } });
    expect(check(query, { [field]: 'none of them' })).toMatchObject({ ok: false });
  });

  test('keeps a value', () => {
    expect(check(parentsQuery, { status: '2' })).toMatchObject({ value: { status: '2' } });
  });
});

test.each([[networkNewsQuery], [priceChangesQuery]])('list %# begins with the newest', (query) => {
  expect(check(query, {})).toMatchObject({ value: { order: 'DESC' } });
  expect(check(query, { order: 'ASC' })).toMatchObject({ value: { order: 'ASC' } });
});
