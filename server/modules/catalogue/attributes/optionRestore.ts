import { sql } from 'kysely';
import {
  attributeOptionGroupInput,
  attributeOptionInput,
} from '#contract/rules/catalogue/attributeOption.ts';
import type { Trx } from '#server/db/database.ts';
import { type Restorer, reinsert } from '#server/entity/restorer.ts';
import { many, one, plain } from '#server/entity/states.ts';
import { parse } from '#server/errors/domainError.ts';
import { lockChoice } from './lockOptions.ts';
import { adoptValues, assertRoom, moveOptions, reorder, updateOption } from './optionChanges.ts';
import { replaceOptions, updateOptionGroup } from './optionGroupChanges.ts';
import { attributeOptionGroups } from './optionGroups.ts';
import { attributeOptions } from './options.ts';
import { claimPicture } from './pictures.ts';

type State = Record<string, unknown>;

const optionOf = (state: State) =>
  parse(attributeOptionInput, { ...state, switchType: state.switch_type });

export const optionRestorer: Restorer = {
  tracked: attributeOptions.tracked,
  table: 'attribute_options',
  area: 'attributes',
  fields: {
    attr_id: { read: one('attribute') },
    switch_type: { name: 'switchType', read: plain },
    sort_index: { name: 'place', read: (value) => plain(Number(value) + 1) },
  },
  update: async ({ id, state, version, ...writing }) => {
    const input = optionOf(state);
    await updateOption(writing, id, { ...input, version });
    const { attr_id } = input;
    const before = (await othersOf(writing.trx, attr_id, id))[Number(state.sort_index)] ?? null;
    await moveOptions(writing, { attr_id, ids: [id], before });
  },
  revive: async ({ trx, viewer, id, state }) => {
    const { attr_id, name, switchType, value, description } = optionOf(state);
    await lockChoice(trx, attr_id);
    await assertRoom(trx, attr_id, 'name', 1);
    await claimPicture(trx, viewer, 'value', switchType === 'image' ? value : null);
    const others = await othersOf(trx, attr_id, id);
    const values = { attr_id, name, switch_type: switchType, value, description };
    await reinsert(trx, 'attribute_options', 'attributeOption', id, {
      ...values,
      sort_index: others.length,
    });
    await reorder(trx, attr_id, [id], others[Number(state.sort_index)] ?? null);
    await adoptValues(trx, attr_id);
  },
};

/** The other options, in order. */
const othersOf = async (trx: Trx, attrId: string, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from attribute_options where attr_id = ${attrId} and id <> ${id}
    order by sort_index, id`.execute(trx);
  return rows.map((row) => row.id);
};

const groupOf = (state: State) =>
  parse(attributeOptionGroupInput, { ...state, optionIds: state.options });

export const optionGroupRestorer: Restorer = {
  tracked: attributeOptionGroups.tracked,
  table: 'attribute_option_groups',
  area: 'attributes',
  fields: {
    attr_id: { read: one('attribute') },
    options: { read: many('attributeOption') },
  },
  update: ({ id, state, version, ...writing }) =>
    updateOptionGroup(writing, id, { ...groupOf(state), version }),
  revive: async ({ trx, viewer, id, state }) => {
    const { attr_id, name, image, optionIds } = groupOf(state);
    await lockChoice(trx, attr_id);
    await claimPicture(trx, viewer, 'image', image);
    const values = { attr_id, name, image };
    await reinsert(trx, 'attribute_option_groups', 'attributeOptionGroup', id, values);
    await replaceOptions(trx, id, attr_id, optionIds);
  },
};
