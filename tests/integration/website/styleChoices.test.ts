import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation, createVariationOf } from '#tests/factories/products.ts';
import { createStyle } from '#tests/factories/styles.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const document = `query ($query: StyleProductChoicesQuery) {
  styleProductChoices(query: $query) { data { results { id } total } }
}`;

type Account = Awaited<ReturnType<typeof signedIn>>;
let maker: Account;
let other: Account;
/** Published products of the manufacturer, in the order of their names. */
let published: string[];

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  other = await signedIn(api.db, 'manufacturer');
  published = [];
  for (const name of ['Aster', 'Birke', 'Birke', 'Zeder']) {
    published.push(await productOf(maker, { name, status: '1' }));
  }
  await productOf(maker, { name: 'Draft' });
});

const productOf = async ({ user }: Account, values: object) =>
  (await createVariationOf(api.db, user.manufacturer_id ?? '', values)).id;

const choicesOf = async (query: object) => {
  const { styleProductChoices } = await api.data(document, { query }, maker.token);
  const { results, total } = styleProductChoices.data;
  return { ids: results.map(({ id }) => id), total };
};

test.each(['name', 'id'])(
  'a manufacturer chooses among its published products by %s',
  async (sort) => {
    await productOf(other, { name: 'Buche', status: '1' });
    const parent = await createParent(api.db, {
      manufacturer_id: maker.user.manufacturer_id ?? '',
    });
    const product = await createVariation(api.db, { parent_id: parent.id, status: '2' });
    await createVariation(api.db, { sample_of_id: product.id, name: 'Sample', status: '1' });
    expect(await choicesOf({ sort })).toEqual({ ids: published, total: 4 });
    const reversed = [...published].reverse();
    expect(await choicesOf({ sort, order: 'DESC' })).toEqual({ ids: reversed, total: 4 });
    const page = { sort, size: 2, page: 1, countUpTo: 2 };
    expect(await choicesOf(page)).toEqual({ ids: published.slice(2), total: 3 });
    expect(await choicesOf({ sort, search: 'bi' })).toEqual({
      ids: published.slice(1, 3),
      total: 2,
    });
  },
);

test('a manufacturer finds a linked product of another by its id', async () => {
  const linked = await productOf(other, { name: 'Buche', status: '1' });
  const foreign = await productOf(other, { name: 'Buche', status: '1' });
  const style = await createStyle(api.db, { manufacturer_id: maker.user.manufacturer_id });
  const link = { style_id: style.id, variation_id: linked, sort_index: 0 };
  await api.db.insertInto('style_products').values(link).execute();
  const ids = [published[0] ?? '', linked, foreign];
  const { ids: found } = await choicesOf({ ids, style_id: style.id, sort: 'name' });
  expect(found).toEqual(ids.slice(0, 2));
});
