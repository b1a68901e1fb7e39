import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import {
  combineVariation,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import { createAttribute, createAttributeGroup, createOption } from '#tests/factories/structure.ts';
import { isWaiting } from '#tests/support/isWaiting.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { idsDocument, idsOf } from './calls.ts';

shareApi();

let parent: string;
let group: string;
let wood: string;

beforeAll(async () => {
  parent = (await createParent(api.db)).id;
  group = (await createAttributeGroup(api.db)).id;
  wood = (await createAttribute(api.db)).id;
});

const create = (values: object = {}) => createVariation(api.db, { parent_id: parent, ...values });
const attribute = async (type: string) =>
  (await createAttribute(api.db, { type, is_configurable: false })).id;
const describeBy = async (id: string, type: string, value: string) =>
  describeVariation(api.db, id, group, await attribute(type), value);
const option = (name: string) => createOption(api.db, { attr_id: wood, name });

const find = async (name: string, token = admin): Promise<string[]> => {
  const query = { name, parent_id: parent, size: 100 };
  const { variations } = await api.data(idsDocument, { query }, token);
  return idsOf(...variations.data.results);
};

describe('a search for variations', () => {
  test('finds words of options and values', async () => {
    const wanted = await create({ name: 'Bett Aske' });
    await combineVariation(api.db, wanted.id, await option('Kirsche geölt'));
    await describeBy(wanted.id, 'number', '1735');
    await describeBy(wanted.id, 'text', 'Aus der Lüneburger Heide');
    const named = await create({ name: 'Tisch Kirsche 1735' });
    for (const each of ['kirsche 1735', '1735 KIRSCHE']) {
      expect(await find(each), each).toEqual(idsOf(wanted, named));
    }
    expect(await find('aske geölt lüneburg')).toEqual(idsOf(wanted));
    expect(await find(`${wanted.sku} heide`)).toEqual(idsOf(wanted));
    expect(await find('kirsche 1735 esche')).toEqual([]);
    expect(await find('kirsche', (await signedIn(api.db, 'manufacturer')).token)).toEqual([]);
  });

  test('finds a decimal by its point and by its comma', async () => {
    const wanted = await create();
    await describeBy(wanted.id, 'number', '87.125');
    expect(await find('87.125')).toEqual(idsOf(wanted));
    expect(await find('87,125')).toEqual(idsOf(wanted));
  });

  test('finds one or two letters at the beginning of a word', async () => {
    const first = await create({ name: 'Öd Anfang' });
    const blank = await create({ name: 'Wort öde' });
    const hyphen = await create({ name: 'Wort-Öde' });
    await create({ name: 'Schnöde' });
    expect(await find('öd')).toEqual(idsOf(first, blank, hyphen));
    expect(await find('Ö')).toEqual(idsOf(first, blank, hyphen));
    expect(await find('öde')).toHaveLength(3);
  });

  test('takes the signs of a short word literally', async () => {
    const point = await create({ name: 'Maß ŷ. groß' });
    const bracket = await create({ name: '(Ŷ Maß' });
    await create({ name: 'Maß ŷx' });
    expect(await find('Ŷ.')).toEqual(idsOf(point));
    expect(await find('(ŷ')).toEqual(idsOf(bracket));
    expect(await find('ŷ*')).toEqual([]);
    expect(await find('ŷ\\')).toEqual([]);
  });

  test('does not look into long texts', async () => {
    const { id } = await create();
    await describeBy(id, 'textarea', 'Passt zum Schrank Palisander');
    expect(await find('palisander')).toEqual([]);
  });
});

describe('what a search finds follows', () => {
  test('the name of the product, in words that its own name lacks', async () => {
    const product = await createParent(api.db, { name: 'Serie Ahrenshoop Küste' });
    const { id } = await createVariation(api.db, { parent_id: product.id, name: 'Serien-Tisch' });
    const findHere = async (name: string) => {
      const query = { name, parent_id: product.id };
      const { variations } = await api.data(idsDocument, { query }, admin);
      return idsOf(...variations.data.results);
    };
    const textOf = async () => {
      const { rows } = await sql<{ text: string }>`
        select text from variation_search where variation_id = ${id}`.execute(api.db);
      return rows[0]?.text;
    };
    expect(await findHere('ahrenshoop tisch')).toEqual([id]);
    expect(await findHere('kü')).toEqual([id]);
    expect(await textOf()).toMatch(/^Serien-Tisch VARIATION\S* Ahrenshoop Küste$/);
    const renamed = api.db.updateTable('parent_products').set({ name: 'Serie Darß' });
    await renamed.where('id', '=', product.id).execute();
    expect(await findHere('ahrenshoop')).toEqual([]);
    expect(await findHere('darß')).toEqual([id]);
  });

  test('a change of the name or the article number', async () => {
    const { id } = await create({ name: 'Regal Robinie' });
    await api.db
      .updateTable('variations')
      .set({ name: 'Regal Ulme', sku: 'ULME-77' })
      .where('id', '=', id)
      .execute();
    expect(await find('robinie')).toEqual([]);
    expect(await find('ulme-77 ulme')).toEqual([id]);
  });

  test('changed, moved and removed values', async () => {
    const { id } = await create();
    await describeBy(id, 'text', 'Zebrano');
    expect(await find('zebrano')).toEqual([id]);
    const values = api.db.updateTable('variation_attributes').where('variation_id', '=', id);
    await values.set({ value: 'Wenge' }).execute();
    expect([await find('zebrano'), await find('wenge')]).toEqual([[], [id]]);
    await api.db.deleteFrom('variation_attributes').where('variation_id', '=', id).execute();
    expect(await find('wenge')).toEqual([]);
  });

  test('another option, and the option’s new name', async () => {
    const { id } = await create();
    const [birch, maple] = [await option('Birke'), await option('Ahorn')];
    await combineVariation(api.db, id, birch);
    expect(await find('birke')).toEqual([id]);
    await api.db
      .updateTable('variation_combinations')
      .set({ option_id: maple.id })
      .where('variation_id', '=', id)
      .execute();
    expect([await find('birke'), await find('ahorn')]).toEqual([[], [id]]);
    await api.db
      .updateTable('attribute_options')
      .set({ name: 'Bergahorn hell' })
      .where('id', '=', maple.id)
      .execute();
    expect(await find('hell bergahorn')).toEqual([id]);
    await api.db.deleteFrom('variation_combinations').where('variation_id', '=', id).execute();
    expect(await find('bergahorn')).toEqual([]);
  });

  test('a text that becomes a long text', async () => {
    const { id } = await create();
    const attrId = await attribute('text');
    await describeVariation(api.db, id, group, attrId, 'Mahagoni');
    expect(await find('mahagoni')).toEqual([id]);
    await api.db
      .updateTable('attributes')
      .set({ type: 'textarea' })
      .where('id', '=', attrId)
      .execute();
    expect(await find('mahagoni')).toEqual([]);
  });

  test('what another transaction changes at the same moment', async () => {
    const { id } = await create({ name: 'Hocker' });
    const attrId = await attribute('text');
    await describeVariation(api.db, id, group, attrId, 'Lärche');
    const first = await api.db.startTransaction().execute();
    await first.updateTable('variations').set({ name: 'Schemel' }).where('id', '=', id).execute();
    const second = api.db
      .updateTable('variation_attributes')
      .set({ value: 'Pappel' })
      .where('variation_id', '=', id)
      .execute();
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    await first.commit().execute();
    await second;
    expect(await find('schemel pappel')).toEqual([id]);
  });
});
