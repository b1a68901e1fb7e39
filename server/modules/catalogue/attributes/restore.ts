import { type RawBuilder, sql, type Transaction } from 'kysely';
import { attributeInput } from '#contract/rules/catalogue/attribute.ts';
import { recordCreated } from '#server/db/changes.ts';
import { insertAgain, type Restorer, type Restoring } from '#server/entity/restorer.ts';
import { plain } from '#server/entity/states.ts';
import { parse } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';
import { updateAttribute } from './changes.ts';
import { trackedAttribute, trackedOption, trackedOptionGroup } from './tracked.ts';

type Trx = Transaction<DB>;

const inputOf = (state: Record<string, unknown>) =>
  parse(attributeInput, { unit: '', ...state, sortIndex: state.sort_index });

export const attributeRestorer: Restorer = {
  tracked: trackedAttribute,
  table: 'attributes',
  area: 'attributes',
  fields: { sort_index: { name: 'sortIndex', read: plain } },
  update: ({ trx, viewer, id, state, version }) =>
    updateAttribute(trx, viewer.userId, id, { ...inputOf(state), version }),
  revive: async (restoring) => {
    const { trx, id, state } = restoring;
    const { version: _, sortIndex, unit, ...values } = inputOf(state);
    await insertAgain(trx, 'attributes', 'attribute', id, {
      ...values,
      unit: unit ?? '',
      sort_index: sortIndex ?? 0,
    });
    await reviveOptions(restoring);
  },
};

/** Its options and value groups were deleted with it, so they are restored with it. */
const reviveOptions = async ({ trx, viewer, id, changeId }: Restoring): Promise<void> => {
  const gone = (entity: string) => sql`
    from changes c where c.entity = ${entity} and c.action = 'delete'
      and c.before ->> 'attr_id' = ${id} and c.at = (select at from changes where id = ${changeId})`;
  const options = await idsOf(
    trx,
    sql`
      insert into attribute_options
        (id, attr_id, name, switch_type, description, value, sort_index) overriding system value
      select c.entity_id, ${id}::bigint, c.before ->> 'name', c.before ->> 'switch_type',
        c.before ->> 'description', c.before ->> 'value', (c.before ->> 'sort_index')::int
      ${gone('attributeOption')} returning id`,
  );
  const groups = await idsOf(
    trx,
    sql`
      insert into attribute_option_groups (id, attr_id, name, image) overriding system value
      select c.entity_id, ${id}::bigint, c.before ->> 'name', c.before ->> 'image'
      ${gone('attributeOptionGroup')} returning id`,
  );
  await sql`
    insert into attribute_option_group_items (group_id, option_id, attr_id)
    select x.entity_id, o.id, o.attr_id
    from (select c.entity_id, c.before ${gone('attributeOptionGroup')}) x,
      jsonb_array_elements_text(x.before -> 'options') given,
      attribute_options o where o.id = given::bigint`.execute(trx);
  await recordCreated(trx, trackedOption, viewer.userId, options);
  await recordCreated(trx, trackedOptionGroup, viewer.userId, groups);
};

const idsOf = async (trx: Trx, statement: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await (statement as RawBuilder<{ id: string }>).execute(trx);
  return rows.map((row) => row.id);
};
