import { sql } from 'kysely';
import {
  clickAndCollectRuleInput,
  clickAndCollectRulesQuery,
} from '#contract/rules/selling/clickAndCollect.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, equals } from '#server/entity/filters.ts';
import { one } from '#server/entity/states.ts';
import { invalid } from '#server/errors/domainError.ts';

const showroomName = sql<string>`(select s.name from showrooms s where s.id = t.showroom_id)`;

export const clickAndCollectRules = defineEntity({
  name: 'clickAndCollectRule',
  plural: 'clickAndCollectRules',
  area: 'clickAndCollect',
  table: 'click_and_collect_rules',
  owner: ['vendor_id'],
  label: 'note',
  input: clickAndCollectRuleInput,
  query: clickAndCollectRulesQuery,
  columns: ['showroomId', 'pickupFromDays', 'pickupToDays', 'note'],
  readOnlyColumns: ['isActive'],
  fields: () => ({ name: showroomName }),
  filters: {
    name: (text) => hasWords(text, showroomName, sql.ref('t.note')),
    isActive: equals('is_active'),
  },
  sorts: {
    name: sql`lower(${showroomName})`,
    pickupFromDays: byColumn('pickup_from_days'),
    updatedAt: byColumn('updated_at'),
    id: byColumn('id'),
  },
  check: async ({ trx, viewer }, { showroomId }) => {
    const { rows } = await sql`
      select from showrooms where id = ${showroomId} and vendor_id = ${viewer.vendorId}
      for key share`.execute(trx);
    if (rows.length === 0) throw invalid({ showroomId: { rule: 'rules.unknown' } });
  },
  history: { showroomId: one('showroom') },
});
