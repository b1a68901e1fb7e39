import { sql, type Transaction } from 'kysely';
import {
  attributeOptionGroupInput,
  attributeOptionInput,
} from '#contract/rules/attributeOption.ts';
import type { DB } from '#server/generated/database.ts';
import { parse } from '#server/graphql/errors.ts';
import { insertAgain, type Restorer } from '#server/modules/history/restorer.ts';
import { lockChoice } from './lockOptions.ts';
import { adoptValues, assertRoom, reorder, updateOption } from './optionChanges.ts';
import { replaceOptions, updateOptionGroup } from './optionGroupChanges.ts';
import { claimPicture } from './pictures.ts';
import { trackedOption, trackedOptionGroup } from './tracked.ts';

type Trx = Transaction<DB>;
type State = Record<string, unknown>;

const optionOf = (state: State) =>
  parse(attributeOptionInput, { ...state, switchType: state.switch_type });

export const optionRestorer: Restorer = {
  tracked: trackedOption,
  update: async ({ trx, viewer, id, state, version }) => {
    const input = optionOf(state);
    await updateOption(trx, viewer, id, { ...input, version });
  },
  revive: async ({ trx, viewer, id, state }) => {
    const { attr_id, name, switchType, value, description } = optionOf(state);
    await lockChoice(trx, attr_id);
    await assertRoom(trx, attr_id, 'name', 1);
    await claimPicture(trx, viewer, 'value', switchType === 'image' ? value : null);
    const place = await makeRoomAt(trx, attr_id, Number(state.sort_index));
    const values = { attr_id, name, switch_type: switchType, value, description };
    await insertAgain(trx, 'attribute_options', 'attributeOption', id, {
      ...values,
      sort_index: place.last,
    });
    await reorder(trx, attr_id, [id], place.before);
    await adoptValues(trx, attr_id);
  },
};

/** The option that stands there now, before which it goes, and the place behind all. */
const makeRoomAt = async (
  trx: Trx,
  attrId: string,
  place: number,
): Promise<{ before: string | null; last: number }> => {
  const { rows } = await sql<{ id: string }>`
    select id from attribute_options where attr_id = ${attrId} order by sort_index, id`.execute(
    trx,
  );
  return { before: rows[place]?.id ?? null, last: rows.length };
};

const groupOf = (state: State) =>
  parse(attributeOptionGroupInput, { ...state, optionIds: state.options });

export const optionGroupRestorer: Restorer = {
  tracked: trackedOptionGroup,
  update: ({ trx, viewer, id, state, version }) =>
    updateOptionGroup(trx, viewer, id, { ...groupOf(state), version }),
  revive: async ({ trx, viewer, id, state }) => {
    const { attr_id, name, image, optionIds } = groupOf(state);
    await lockChoice(trx, attr_id);
    await claimPicture(trx, viewer, 'image', image);
    const values = { attr_id, name, image };
    await insertAgain(trx, 'attribute_option_groups', 'attributeOptionGroup', id, values);
    await replaceOptions(trx, id, attr_id, optionIds);
  },
};
