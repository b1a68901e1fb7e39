import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { png } from '#tests/support/pictures.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { upload } from '#tests/support/upload.ts';
import { colour, imports, msgs, names, prepareImports, sheet, stateOf } from './calls.ts';

shareApi();
prepareImports();

let width = 30;

/**
 * Uploads a unique image under this name.
 * @returns its name in the store
 */
const uploaded = async (name: string, token = admin): Promise<string> => {
  width += 1;
  const content = await png({ width, height: 9 });
  const [image] = (await upload(api, [{ name, content }], token)).image;
  return image?.filename ?? '';
};

const imagesOf = async (sku: string) =>
  api.db
    .selectFrom('variation_images as i')
    .innerJoin('variations as v', 'v.id', 'i.variation_id')
    .select(['i.filename', 'i.main'])
    .where('v.sku', '=', sku)
    .orderBy('i.sort_index')
    .execute();

describe('pictures of a row', () => {
  const withImages = (images: string, row = names.row()) => [
    [...names.heads, 'Bilder'],
    [...row, images],
  ];

  test('are found by the names of their files, the first being the main one', async () => {
    const [front, side] = [`${unique('vorn')}.png`, `${unique('seite')}.png`];
    const files = [await uploaded(front), await uploaded(side)];
    const row = names.row();
    const { rows } = await imports.done(withImages(`${side}; ${front.toUpperCase()}`, row));
    expect(rows).toMatchObject([{ outcome: 'created', state: 'done', faults: [] }]);
    expect(await imagesOf(String(row[0]))).toEqual([
      { filename: files[1], main: true },
      { filename: files[0], main: false },
    ]);
  });

  test('are reordered, replaced, and unchanged if omitted', async () => {
    const [one, two] = [`${unique('eins')}.png`, `${unique('zwei')}.png`];
    const files = [await uploaded(one), await uploaded(two)];
    const row = names.row();
    const sku = String(row[0]);
    await imports.done(withImages(`${one}; ${two}`, row));
    const same = await imports.done(withImages(`${one}; ${two}`, row));
    expect(same.rows).toMatchObject([{ outcome: 'unchanged' }]);
    const silent = await imports.done([
      ['SKU', 'Images'],
      [sku, null],
    ]);
    expect(silent.rows).toMatchObject([{ outcome: 'unchanged' }]);
    const turned = await imports.done([
      ['SKU', 'Images'],
      [sku, `${two};${one}`],
    ]);
    expect(turned.rows[0]?.changes).toEqual([
      { column: 'Images', before: `${one}; ${two}`, after: `${two}; ${one}`, kind: null },
    ]);
    await imports.done([
      ['SKU', 'Images'],
      [sku, files[0] ?? ''],
    ]);
    expect(await imagesOf(sku)).toEqual([{ filename: files[0], main: true }]);
  });

  test('must not be another user’s unused uploads', async () => {
    const name = `${unique('fremd')}.png`;
    const { token } = await signedIn(api.db, 'manufacturer');
    await uploaded(name, token);
    const { rows } = await imports.done(withImages(name), { dryRun: true });
    expect(rows[0]?.faults).toMatchObject([{ column: 'Bilder', msg: 'rules.importNoPicture' }]);
  });

  test('block the other rows of their product if one is missing', async () => {
    const product = unique('Sofa');
    const name = `${unique('da')}.png`;
    await uploaded(name);
    const rowOf = (option: string) => names.row({ Produkt: product, [colour]: option });
    const [red, green] = [rowOf('Rot'), rowOf('Grün')];
    const { rows } = await imports.done([
      [...names.heads, 'Bilder'],
      [...red, name],
      [...green, 'fehlt.png'],
    ]);
    expect(rows.map((row) => msgs(row)[0])).toEqual([
      'rules.importHeldBack',
      'rules.importNoPicture',
    ]);
    expect(await stateOf(String(red[0]))).toBeUndefined();
  });
});

describe('a sample', () => {
  /** A product of two variations, the first with a sample. */
  const sampled = async () => {
    const product = unique('Sofa');
    const [red, green] = [
      names.row({ Produkt: product, [colour]: 'Rot' }),
      names.row({ Produkt: product, [colour]: 'Grün' }),
    ];
    const { rows } = await imports.done(sheet(red, green));
    const sample = await createVariation(api.db, { sample_of_id: rows[0]?.variationId ?? '' });
    return { sample, red: String(red[0]), green: String(green[0]), product };
  };

  test('is changed by a row of its own number, and stays one', async () => {
    const { sample } = await sampled();
    const { rows } = await imports.done([
      ['SKU', 'Price'],
      [sample.sku, '4,50'],
    ]);
    expect(rows).toMatchObject([{ outcome: 'changed', faults: [] }]);
    const found = await api.db
      .selectFrom('variations')
      .select(['price', 'sample_of_id'])
      .where('id', '=', sample.id)
      .executeTakeFirstOrThrow();
    expect(found).toEqual({ price: '4.50', sample_of_id: sample.sample_of_id });
  });

  test('changes its combination only together with its product', async () => {
    const { sample, red, green } = await sampled();
    const own = await imports.done([
      ['SKU', colour],
      [sample.sku, 'Grün'],
    ]);
    expect(msgs(own.rows[0])).toEqual(['rules.ofItsProduct']);
    const { rows } = await imports.done([
      ['SKU', colour],
      [red, 'Grün'],
      [green, 'Rot'],
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    const combined = await api.db
      .selectFrom('variation_combinations')
      .select('option_id')
      .where('variation_id', '=', sample.id)
      .execute();
    expect(combined).toEqual([{ option_id: names.options[1]?.id }]);
  });
});

describe('combinations', () => {
  test('are rejected at their column for an unknown attribute', async () => {
    const heads = [...names.heads, 'Kombination: gibt es nicht'];
    const row = names.row({ Produkt: unique('Regal'), [colour]: 'Rot' });
    const { rows } = await imports.done([heads, [...row, 'Blau']], { dryRun: true });
    expect(rows[0]?.faults).toEqual([
      {
        column: 'Kombination: gibt es nicht',
        msg: 'rules.importUnknown',
        args: JSON.stringify({ name: 'gibt es nicht' }),
      },
    ]);
  });

  test('stay if their cells are empty', async () => {
    const row = names.row({ Produkt: unique('Sofa'), [colour]: 'Rot' });
    await imports.done(sheet(row));
    const { rows } = await imports.done([
      ['SKU', colour, 'Price'],
      [String(row[0]), null, 12],
    ]);
    expect(rows).toMatchObject([{ outcome: 'changed', faults: [] }]);
    expect(await stateOf(String(row[0]))).toMatchObject({
      key: names.options[0]?.id,
      price: '12.00',
    });
  });
});

test('a number is found by its name, with or without its unit', async () => {
  await api.db
    .updateTable('attributes')
    .set({ unit: 'cm' })
    .where('id', '=', names.number.id)
    .execute();
  const heading = `${names.number.name} (cm)`;
  const heads = names.heads.map((head) => (head === names.number.name ? heading : head));
  const row = names.row({ [names.number.name]: '84,5' });
  const { rows } = await imports.done([heads, row]);
  expect(rows).toMatchObject([{ outcome: 'created', faults: [] }]);
  const sku = String(row[0]);
  expect(await stateOf(sku)).toMatchObject({ values: ['84.5'] });
  const { rows: again } = await imports.done([
    ['SKU', names.number.name],
    [sku, '84,5'],
  ]);
  expect(again).toMatchObject([{ outcome: 'unchanged', faults: [] }]);
});
