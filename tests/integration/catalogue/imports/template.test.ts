import { expect, test } from 'vitest';
import { templateFamily } from '#server/modules/catalogue/imports/workbook/templateFamily.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createOption,
  putInto,
} from '#tests/factories/structure.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

test('a template has the attributes of the family in their order, with all their values', async () => {
  const { db } = api;
  const family = await createFamily(db, { unit: 'Stück' });
  const group = await createAttributeGroup(db);
  const text = await createAttribute(db, {
    type: 'text',
    is_configurable: false,
    is_required: true,
  });
  const colour = await createAttribute(db, { is_required: true });
  const red = await createOption(db, { attr_id: colour.id, sort_index: 2 });
  const blue = await createOption(db, { attr_id: colour.id, sort_index: 1 });
  await putInto(db, group.id, [text.id, colour.id]);
  await db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  expect(await templateFamily(db, family.id)).toEqual({
    name: family.name,
    slug: family.slug,
    unit: 'Stück',
    attributes: [
      {
        name: text.name,
        group: group.name,
        type: 'text',
        unit: '',
        is_configurable: false,
        is_required: true,
        options: [],
      },
      {
        name: colour.name,
        group: group.name,
        type: 'select',
        unit: '',
        is_configurable: true,
        // part of the combination
        is_required: false,
        options: [blue.name, red.name],
      },
    ],
  });
  await expect(templateFamily(db, '999999999')).rejects.toThrow('error.NOT_FOUND');
});
