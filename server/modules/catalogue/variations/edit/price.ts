import { sql } from 'kysely';
import type { PriceChange } from '#contract/rules/catalogue/variationsEdit.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { noPlaces } from '#server/entity/edit/planned.ts';
import { type Edit, recordset } from './edit.ts';

/** The largest numeric(12, 2) plus one cent. */
const tooLarge = sql.lit('10000000000.00');

/**
 * Exact: there is no division, so only the final product is rounded, half a cent away from zero.
 */
const priceAfter = ({ mode, amount }: PriceChange): SqlFragment => {
  const given = sql`${amount}::numeric`;
  switch (mode) {
    case 'set':
      return given;
    case 'increase':
      return sql`v.price + ${given}`;
    case 'decrease':
      return sql`v.price - ${given}`;
    case 'increasePercent':
      return sql`v.price * (100 + ${given}) * 0.01`;
    case 'decreasePercent':
      return sql`v.price * (100 - ${given}) * 0.01`;
  }
};

export const priceEdit: Edit<PriceChange> = {
  access: ['variations', 'edit'],
  records: 'variations',
  assertPossible: async () => undefined,
  plan: async (_trx, _viewer, change, among) => sql`
    select v.id, array[v.price::text] as before, array[n.price::text] as after, ${noPlaces} as places,
      case when n.price < 0 then 'rules.priceBelowZero'
        when n.price >= ${tooLarge}::numeric then 'rules.priceTooLarge' end as msg
    from variations v cross join lateral (select round(${priceAfter(change)}, 2) as price) n
    where ${among}`,
  write: (trx, rows) =>
    sql`update variations v set price = x.after[1]::numeric
      from ${recordset(rows)} where v.id = x.id`.execute(trx),
};
