import { createParent, createVariation } from '#tests/factories/products.ts';
import { sell } from '#tests/factories/selling.ts';
import { createCategory, createOption, createTag } from '#tests/factories/structure.ts';
import type { ShopWorld } from '#tests/support/shopWorld.ts';
import { api } from '#tests/support/testApi.ts';
import { bulk, call, type Edit, idIn, oneOf, type Random, remove, run, someIn } from './edit.ts';

const variations = 'select id from variations where sample_of_id is null';
const products = 'select id from parent_products';
/** The newest ones, as long as there are enough of them. */
const newest = (query: string, count: number) =>
  `select id from (${query}) t where (select count(*) from (${query}) a) > 5 order by id desc limit ${count}`;
const categories = 'select id from categories';
const tags = 'select id from tags';
const options = 'select id from attribute_options';
const services = 'select id from services';
const latest = (condition: string) =>
  `select id from changes where ${condition} order by id desc limit 5`;

const statusOf = (random: Random) => (random(3) === 0 ? '2' : '1');

const editVariations = async (random: Random, change: object) =>
  bulk('editVariations', 'VariationsEditInput', {
    ids: await someIn(random, variations, 4),
    ...change,
  });

/** Products and variations. */
export const productEdits = ({
  first,
  second,
  maker,
}: ShopWorld): Readonly<Record<string, Edit>> => ({
  'the status of variations': async (random) =>
    bulk('updateProductVariationsStatus', 'VariationsStatusInput', {
      ids: await someIn(random, variations, 4),
      status: statusOf(random),
    }),
  'the status of products': async (random) =>
    bulk('updateParentsStatus', 'ParentsStatusInput', {
      ids: await someIn(random, products, 2),
      status: statusOf(random),
    }),
  'the prices of variations': (random, n) =>
    editVariations(random, { price: { mode: 'set', amount: `${n + 1}.50` } }),
  'the tags of variations': async (random) =>
    editVariations(random, {
      tags: {
        mode: oneOf(random, ['add', 'remove', 'replace']),
        ids: await someIn(random, tags, 2),
      },
    }),
  'the categories of products': async (random) =>
    editVariations(random, {
      categories: {
        mode: oneOf(random, ['add', 'remove', 'replace']),
        ids: await someIn(random, categories, 2),
      },
    }),
  'names in the list': async (random, n) => {
    const id = await idIn(random, variations);
    const version = Number(
      await idIn(random, `select version as id from variations where id = ${id}`),
    );
    const row = { id, version, name: `Variation ${id} ${n}` };
    return bulk('editVariationRows', 'VariationRowsInput', { rows: [row] });
  },
  'a job over all published variations': (random) =>
    bulk('editVariations', 'VariationsEditInput', {
      query: { status: '1' },
      price: { mode: 'increase', amount: `${1 + random(9)}` },
    }),
  'the last bulk change is undone': async (random) =>
    call(
      'undoBulkChange',
      { id: ['ID!', await idIn(random, 'select id from bulk_changes order by id desc limit 1')] },
      { fields: 'data job { id }' },
    ),
  'a variation is deleted': async (random) => {
    const id = await idIn(random, newest(variations, 3));
    await run(`delete from vendor_products where variation_id = ${id}`);
    return remove('variationDeleteByIds', [id]);
  },
  'a product is added': async (random, n) => {
    const { id: parent_id } = await createParent(api.db, { manufacturer_id: maker, status: '1' });
    const values = { parent_id, price: `${n + 1}`, status: '1' };
    return sell(
      api.db,
      oneOf(random, [first.id, second.id]),
      (await createVariation(api.db, values)).id,
    );
  },
  'a product is deleted': async (random) => {
    const id = await idIn(random, newest(products, 2));
    await run(`delete from vendor_products where variation_id in (
      select id from variations where parent_id = ${id})`);
    return remove('productsDelete', [id]);
  },
  'what was deleted is restored': async (random) =>
    call('restoreChange', {
      input: ['RestoreInput!', { changeId: await idIn(random, latest(`action = 'delete'`)) }],
    }),
  'an earlier state is restored': async (random) =>
    call('restoreChange', {
      input: ['RestoreInput!', { changeId: await idIn(random, latest(`entity = 'variation'`)) }],
    }),
  'a variation is added and sold': async (random) => {
    const values = { parent_id: await idIn(random, products), price: '20', status: '1' };
    const { id } = await createVariation(api.db, values);
    return sell(api.db, oneOf(random, [first.id, second.id]), id);
  },
  'a variation gets another product': async (random) =>
    run(`update variations set parent_id = coalesce((
        select id from parent_products where id = ${await idIn(random, products)}), parent_id)
      where id = ${await idIn(random, variations)} and not exists (
        select from variations s where s.sample_of_id = variations.id)`),
  'a slug': async (random, n) =>
    run(`update variations set slug = 'slug-${n}' where id = ${await idIn(random, variations)}`),
  'alternative texts': async (random, n) =>
    run(`update variation_images set alt = 'Alt ${n}', sort_index = ${random(3)}
      where variation_id = ${await idIn(random, variations)}`),
});

/** Edits of categories, tags, attributes and families. */
export const structureEdits = ({ sofa }: ShopWorld): Readonly<Record<string, Edit>> => ({
  'a category is added': async (random) => {
    const { id } = await createCategory(api.db);
    return editVariations(random, { categories: { mode: 'add', ids: [id] } });
  },
  'a category is renamed': async (random, n) =>
    run(`update categories set name = 'Category ' || id || ' ${n}'
      where id = ${await idIn(random, categories)}`),
  'a category is moved': async (random) =>
    call('moveCategory', {
      id: ['ID!', await idIn(random, categories)],
      input: [
        'CategoryMoveInput!',
        { parentId: random(3) === 0 ? null : await idIn(random, categories) },
      ],
    }),
  'a category is deleted': async (random) =>
    call('deleteCategory', {
      id: ['ID!', await idIn(random, newest(categories, 3))],
      input: ['CategoryDeleteInput!', { moveTo: await idIn(random, categories) }],
    }),
  'a tag is added': async (random) => {
    const { id } = await createTag(api.db);
    return editVariations(random, { tags: { mode: 'add', ids: [id] } });
  },
  'a tag is renamed': async (random, n) =>
    run(`update tags set name = 'Tag ' || id || ' ${n}' where id = ${await idIn(random, tags)}`),
  'tags are merged': async (random) =>
    call('mergeTags', {
      input: [
        'TagMergeInput!',
        { ids: await someIn(random, tags, 2), into: await idIn(random, tags) },
      ],
    }),
  'options are renamed': async (random, n) =>
    run(`update attribute_options set name = 'Option ' || id || ' ${n}'
      where id = ${await idIn(random, options)}`),
  'options are merged': async (random) => {
    const [used = ''] = await someIn(
      random,
      'select option_id as id from variation_combinations',
      1,
    );
    if (!used) return false;
    const attr_id = await idIn(
      random,
      `select attr_id as id from attribute_options where id = ${used}`,
    );
    const { id } = await createOption(api.db, { attr_id });
    return call('mergeAttributeOptions', {
      input: ['AttributeOptionsMergeInput!', { ids: [used], into: id }],
    });
  },
  'a value': async (random, n) =>
    run(`update variation_attributes set value = 'Value ${n}'
      where variation_id = ${random(2) === 0 ? sofa.id : await idIn(random, variations)}`),
  attributes: (_, n) => run(`update attributes set name = 'Attribute ' || id || ' ${n}'`),
  groups: (_, n) => run(`update attribute_groups set name = 'Group ' || id || ' ${n}'`),
  families: (_, n) => run(`update attribute_families set name = 'Family ' || id || ' ${n}'`),
  services: (_, n) => run(`update services set name = 'Service ' || id || ' ${n}'`),
  'services of variations': async (random) =>
    bulk('applyVariationsServices', 'VariationsServicesInput', {
      ids: await someIn(random, variations, 3),
      serviceIds: [await idIn(random, services)],
      groupIds: [],
    }),
});
