import { sql } from 'kysely';
import { discountInput, discountsQuery } from '#contract/rules/sales/discount.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, contains, dayOf, equals, runState } from '#server/entity/filters.ts';
import { hidden } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { conditionLinks, hasCondition, namedConditions } from './conditions.ts';

/** Other active bars whose days overlap with those of `t`. */
const barOverlaps = sql<string[]>`(
  select coalesce(jsonb_agg(o.code order by o.code), '[]') from discounts o
  where t.is_bar_shown and o.is_bar_shown and o.is_active and o.id <> t.id
    and daterange(o.starts_on, o.ends_on, '[]') && daterange(t.starts_on, t.ends_on, '[]')
    and coalesce(o.ends_on >= (now() at time zone 'Europe/Berlin')::date, true))`;

interface Worth {
  kind: string;
  value: string;
  maxUses: number | null;
}

/** Rejects a different value for a discount that was used, and a limit below its number of uses. */
const assertUses = async (
  { trx }: Writing,
  { kind, value, maxUses }: Worth,
  id: string,
): Promise<void> => {
  const { rows } = await sql<{ used: number; is_other: boolean }>`
    select used, (kind, value) is distinct from (${kind}, ${value}::numeric) as is_other
    from discounts where id = ${id}`.execute(trx);
  const [{ used, is_other } = { used: 0, is_other: false }] = rows;
  if (used > 0 && is_other) throw invalid({ value: { rule: 'rules.discountUsed' } });
  if (maxUses !== null && used > maxUses) {
    throw invalid({ maxUses: { rule: 'rules.usedMoreOften', limit: used } });
  }
};

export const discounts = defineEntity({
  name: 'discount',
  plural: 'discounts',
  area: 'discounts',
  table: 'discounts',
  label: 'code',
  input: discountInput,
  query: discountsQuery,
  columns: [
    'code',
    'kind',
    'value',
    'startsOn',
    'endsOn',
    'maxUses',
    'minValue',
    'isOncePerCustomer',
    'isBarShown',
    'barMessage',
    'barTextColor',
    'barBackgroundColor',
  ],
  readOnlyColumns: ['isActive', 'seriesId'],
  children: conditionLinks,
  created: (_writing, { isActive }) => ({ is_active: isActive }),
  fields: () => ({
    value: sql<string>`t.value::text`,
    startsOn: dayOf('starts_on'),
    endsOn: dayOf('ends_on'),
    state: runState,
    minValue: sql<string | null>`t.min_value::text`,
    conditions: namedConditions,
    used: sql<number>`t.used`,
    barOverlaps,
  }),
  filters: {
    code: contains('code', 'bar_message'),
    kind: equals('kind'),
    state: (state) => sql`${runState} = ${state}`,
    bar: (bar) => sql`t.is_bar_shown = ${bar === 'with'}`,
    condition: hasCondition,
    seriesId: equals('series_id'),
  },
  sorts: {
    code: byColumn('code'),
    id: byColumn('id'),
    kind: byColumn('kind'),
    value: byColumn('value'),
    state: runState,
    startsOn: byColumn('starts_on'),
    endsOn: byColumn('ends_on'),
    used: byColumn('used'),
    updatedAt: byColumn('updated_at'),
  },
  check: async (writing, input, id) => {
    if (id !== undefined) await assertUses(writing, input, id);
  },
  uses: (given) => sql`
    select 'order' as kind, order_id as id, discount_id as used
    from discount_uses where discount_id = ${given}`,
  inUse: 'error.DISCOUNT_IN_USE',
  history: { seriesId: hidden },
});
