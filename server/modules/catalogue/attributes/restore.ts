import { type RawBuilder, sql } from 'kysely';
import { recordCreated } from '#server/db/changes.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer, Restoring } from '#server/entity/restorer.ts';
import type { Writing } from '#server/entity/writing.ts';
import { attributes } from './attributes.ts';
import { updateAttribute } from './changes.ts';
import { attributeOptionGroups } from './optionGroups.ts';
import { attributeOptions } from './options.ts';

const restorer = restorerOf(attributes, updateAttribute);

/** States recorded before attributes had units lack one. */
const whole = (restoring: Restoring): Restoring => ({
  ...restoring,
  state: { unit: '', ...restoring.state },
});

export const attributeRestorer: Restorer = {
  ...restorer,
  update: (restoring) => restorer.update(whole(restoring)),
  revive: async (restoring) => {
    await restorer.revive(whole(restoring));
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
  await recordCreated(trx, attributeOptions.tracked, viewer.userId, options);
  await recordCreated(trx, attributeOptionGroups.tracked, viewer.userId, groups);
};

const idsOf = async (trx: Writing['trx'], statement: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await (statement as RawBuilder<{ id: string }>).execute(trx);
  return rows.map((row) => row.id);
};
