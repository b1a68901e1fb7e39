import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createManufacturer } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { createCategory, createFamily } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { sendFile } from '#tests/support/imports.ts';
import { rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { colour, imports, msgs, names, prepareImports, sheet, stateOf } from './calls.ts';

shareApi();
prepareImports();

describe('a row', () => {
  test('with a new article number creates a product with its variation, as the history shows', async () => {
    const row = names.row({
      Artikelnummer: 'NEW-1',
      Produkt: 'Tisch Fjord',
      Name: 'Tisch Fjord, Eiche',
      Status: 'Veröffentlicht',
      Tags: names.tags.map(({ name }) => name).join('; '),
      [names.text.name]: 'geölt',
      [names.number.name]: '12,5',
      [names.choice.name]: 'EICHE',
    });
    const { rows, summary } = await imports.done(sheet(row));
    expect(rows).toMatchObject([
      { outcome: 'created', state: 'done', sku: 'NEW-1', product: 'Tisch Fjord', faults: [] },
    ]);
    expect(summary).toMatchObject({ state: 'done', rows: 1, created: 1, products: 1, written: 1 });
    expect(summary.job).toMatchObject({ state: 'done', total: 1, done: 1, subject: summary.id });
    expect(await stateOf('NEW-1')).toEqual({
      name: 'Tisch Fjord, Eiche',
      slug: 'tisch-fjord-eiche',
      price: '1299.50',
      status: '1',
      product: 'Tisch Fjord',
      type: '1',
      manufacturer_id: names.brand.id,
      tags: names.tags.map(({ id }) => id),
      values: ['geölt', '12.5', 'Eiche'],
      key: null,
      options: [],
      categories: [names.category.id],
    });
    const [{ variationId, parentId } = { variationId: '', parentId: '' }] = rows;
    expect(await changesOf(api.db, 'variation', variationId ?? '')).toMatchObject([
      { action: 'create' },
    ]);
    expect(await changesOf(api.db, 'parentProduct', parentId ?? '')).toMatchObject([
      { action: 'create' },
    ]);
  });

  test('that creates a variation shows its cells beforehand as they will be written', async () => {
    const row = names.row({
      Artikelnummer: 'SAYS-1',
      [names.text.name]: 'geölt',
      [names.number.name]: '1.012,5',
      [names.choice.name]: '',
    });
    const second = ['SAYS-2', 'Tisch 2', names.brand.company_name, names.family.name];
    const sheets = {
      Tische: sheet(row),
      Chairs: [
        ['SKU*', 'Product', 'Brand', 'Attribute family', 'Categories', 'Name', 'Price *', 'Tags'],
        [...second, names.category.name, 'Tisch 2', '12', names.tags[0]?.name],
        [row[0], '', '', '', '', '', '12', ''],
      ],
    };
    const valued = (column: string, after: string | undefined, kind: string | null = null) => ({
      ...{ column, before: null, after, kind },
    });
    const { id } = await imports.done(sheets, { dryRun: true });
    const [first, other, twin] = await imports.rows(id);
    expect([first?.outcome, other?.outcome, twin?.outcome]).toEqual([
      'refused',
      'created',
      'refused',
    ]);
    expect(first?.changes).toEqual([]);
    expect(other?.changes).toEqual([
      valued('Price *', '12.00', 'price'),
      valued('Status', '2', 'status'),
      valued('Categories', names.category.name),
      valued('Tags', names.tags[0]?.name),
      valued('Brand', names.brand.company_name),
      valued('Attribute family', names.family.name),
    ]);
    const alone = await imports.done(sheet(row), { dryRun: true });
    const planned = [
      valued('Preis', '1299.50', 'price'),
      valued('Status', '2', 'status'),
      valued(names.text.name, 'geölt'),
      valued(names.number.name, '1012.5', 'number'),
      valued('Kategorien', names.category.name),
      valued('Tags', names.tags[0]?.name),
      valued('Marke', names.brand.company_name),
      valued('Attributfamilie', names.family.name),
    ];
    expect(alone.rows).toMatchObject([{ outcome: 'created', state: 'open', changes: planned }]);
    // only the cells are stored, and the row is still displayed after writing
    const { rows: kept } = await sql<{ changes: unknown[] }>`
      select changes from import_rows where import_id = ${alone.id}`.execute(api.db);
    expect(kept).toEqual([{ changes: [] }]);
    const { job } = await imports.run(alone.id);
    await imports.work(job?.id ?? '');
    expect(await imports.rows(alone.id)).toMatchObject([{ state: 'done', changes: planned }]);
  });

  test('with a known article number changes what its cells contain, and shows old and new values', async () => {
    const first = names.row({ [names.text.name]: 'geölt' });
    await imports.done(sheet(first));
    const sku = String(first[0]);
    const { rows } = await imports.done([
      ['SKU', 'Price', 'Status', 'Tags', names.text.name, names.number.name],
      [sku, 99, 'published', names.tags[1]?.name, 'lackiert', '12,5'],
    ]);
    expect(rows).toMatchObject([{ outcome: 'changed', state: 'done', faults: [] }]);
    expect(rows[0]?.changes).toEqual([
      { column: 'Price', before: '1299.50', after: '99.00', kind: 'price' },
      { column: 'Status', before: '2', after: '1', kind: 'status' },
      { column: 'Tags', before: names.tags[0]?.name, after: names.tags[1]?.name, kind: null },
      { column: names.text.name, before: 'geölt', after: 'lackiert', kind: null },
      { column: names.number.name, before: null, after: '12.5', kind: 'number' },
    ]);
    expect(await stateOf(sku)).toMatchObject({
      price: '99.00',
      tags: [names.tags[1]?.id],
      values: ['lackiert', '12.5'],
    });
    expect(await changesOf(api.db, 'variation', rows[0]?.variationId ?? '')).toMatchObject([
      { action: 'create' },
      { action: 'update', before: { price: 1299.5 }, after: { price: 99 } },
    ]);
  });

  test('that matches the existing values changes nothing', async () => {
    const row = names.row({ [names.choice.name]: 'eiche', [names.number.name]: 3 });
    await imports.done(sheet(row));
    const { rows, summary } = await imports.done(sheet(row));
    expect(rows).toMatchObject([{ outcome: 'unchanged', state: 'done', changes: [] }]);
    expect(summary).toMatchObject({ unchanged: 1, changed: 0, refused: 0 });
    expect(await changesOf(api.db, 'variation', rows[0]?.variationId ?? '')).toHaveLength(1);
  });

  test('gets its own slug if its name is in use', async () => {
    const given = { Name: `Zwilling ${unique('x')}` };
    const [one, other] = [names.row(given), names.row(given)];
    await imports.done(sheet(one, other));
    const slugs = [await stateOf(String(one[0])), await stateOf(String(other[0]))].map(
      (state) => state?.slug,
    );
    expect(slugs[1]).toBe(`${slugs[0]}-${String(other[0]).toLowerCase()}`);
  });
});

describe('a product with combinations', () => {
  const pair = (product = unique('Sofa')) => [
    names.row({ Produkt: product, [colour]: 'rot' }),
    names.row({ Produkt: product, [colour]: 'Grün' }),
  ];

  test('is configurable and comes in the options that its rows name', async () => {
    const rows = pair();
    const done = await imports.done(sheet(...rows));
    expect(done.rows.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
    expect(done.summary.products).toBe(1);
    const states = [await stateOf(String(rows[0]?.[0])), await stateOf(String(rows[1]?.[0]))];
    const ids = names.options.map(({ id }) => id);
    expect(states).toMatchObject([
      { type: '2', key: ids[0], options: ids },
      { type: '2', key: ids[1], options: ids },
    ]);
  });

  test('accepts another option, and rejects one of the same combination', async () => {
    const [red, green] = pair();
    await imports.done(sheet(red ?? []));
    const again = names.row({ Produkt: String(red?.[1]), [colour]: 'Rot' });
    const refused = await imports.done(sheet(again));
    expect(msgs(refused.rows[0])).toEqual(['rules.variationExists']);
    const { rows } = await imports.done(sheet(green ?? []));
    expect(rows[0]?.parentId).toBeTruthy();
    expect(await stateOf(String(green?.[0]))).toMatchObject({
      options: names.options.map(({ id }) => id),
    });
  });

  test('may exchange the combinations of two variations', async () => {
    const rows = pair();
    await imports.done(sheet(...rows));
    const { rows: done } = await imports.done([
      ['SKU', colour],
      [String(rows[0]?.[0]), 'Grün'],
      [String(rows[1]?.[0]), 'Rot'],
    ]);
    expect(done.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    expect(await stateOf(String(rows[0]?.[0]))).toMatchObject({ key: names.options[1]?.id });
  });

  test('is rejected as a whole for one row', async () => {
    const product = unique('Sofa');
    const [good, bad] = [
      names.row({ Produkt: product, [colour]: 'Rot' }),
      names.row({ Produkt: product, [colour]: 'Grün', Preis: 'teuer' }),
    ];
    const { rows, summary } = await imports.done(sheet(good, bad, names.row()));
    expect(rows.map(({ outcome, state }) => [outcome, state])).toEqual([
      ['refused', 'failed'],
      ['refused', 'failed'],
      ['created', 'done'],
    ]);
    expect(rows[0]?.faults).toEqual([
      { column: null, msg: 'rules.importHeldBack', args: '{"sheet":"Produkte","row":3}' },
    ]);
    expect(rows[1]?.faults).toEqual([{ column: 'Preis', msg: 'rules.price', args: null }]);
    expect(summary).toMatchObject({ refused: 2, created: 1, written: 1 });
    expect(await stateOf(String(good[0]))).toBeUndefined();
  });
});

describe('a row is refused', () => {
  const refusal = async (given: Record<string, string | number | null>) => {
    const { rows } = await imports.done(sheet(names.row(given)), { dryRun: true });
    return rows[0]?.faults.map(({ column, msg, args }) => [column, msg, args]);
  };
  const unknown = (column: string) => [
    [column, 'rules.importUnknown', JSON.stringify({ name: 'gibt es nicht' })],
  ];

  test.each(['Marke', 'Attributfamilie', 'Kategorien', 'Tags'])(
    'if its %s is unknown',
    async (column) => {
      expect(await refusal({ [column]: 'gibt es nicht' })).toEqual(unknown(column));
    },
  );

  test.each([
    'Artikelnummer',
    'Produkt',
    'Marke',
    'Attributfamilie',
    'Kategorien',
    'Name',
    'Preis',
    'Tags',
  ])('if it creates something without %s', async (column) => {
    expect(await refusal({ [column]: null })).toEqual([[column, 'rules.required', null]]);
  });

  test('if its article number is missing, without any hint of a product', async () => {
    const faults = (await refusal({ Produkt: null, Marke: null, Attributfamilie: null })) ?? [];
    expect(faults[0]).toEqual([
      'Artikelnummer',
      'rules.importUnknownSku',
      expect.stringContaining('name'),
    ]);
    expect(faults.map(([column]) => column)).not.toContain('Produkt');
  });

  test.each([
    ['Preis', '-1', 'rules.price'],
    ['Preis', '12.345.678.901,00', 'rules.priceTooLarge'],
    ['Status', 'weg', 'rules.status'],
    ['Artikelnummer', 'a b', 'rules.sku'],
    ['Name', 'x'.repeat(256), 'rules.maxLength'],
  ])('if its %s is %s', async (column, text, rule) => {
    const faults = await refusal({ [column]: text });
    expect(faults?.map(([heading, msg]) => [heading, msg])).toEqual([[column, rule]]);
  });

  test('if its values do not fit the family', async () => {
    const { number, choice } = names;
    expect(await refusal({ [number.name]: 'viel', [choice.name]: 'Beton' })).toEqual([
      [number.name, 'rules.decimal', null],
      [choice.name, 'rules.noOption', null],
    ]);
    expect(await refusal({ [colour]: 'Blau' })).toEqual([[colour, 'rules.noOption', null]]);
  });

  test('once for a cell with a formula that has no result', async () => {
    const [heads, row] = sheet(names.row({ Preis: null })).map((cells) =>
      cells.map((cell) => `<c t="inlineStr"><is><t>${cell ?? ''}</t></is></c>`),
    );
    const price = names.heads.indexOf('Preis');
    const cells = row?.map((cell, n) => (n === price ? '<c><f>1+1</f></c>' : cell)) ?? [];
    const rows = [heads ?? [], cells].map((each, n) => `<row r="${n + 1}">${each.join('')}</row>`);
    const content = await rawWorkbook({ rows: rows.join('') });
    const { data } = await sendFile(api, content, admin, { dryRun: true });
    await imports.work(data.job.id);
    const [refused] = await imports.rows(data.id);
    expect(refused?.faults).toMatchObject([{ column: 'Preis', msg: 'error.CELL_FORMULA' }]);
  });

  test('if its picture was not uploaded, or the family has no field for its column', async () => {
    const heads = [...names.heads, 'Bilder', 'Gewicht'];
    const row = [...names.row(), 'fehlt.jpg', '12'];
    const { rows } = await imports.done([heads, row], { dryRun: true });
    expect(rows[0]?.faults).toEqual([
      { column: 'Bilder', msg: 'rules.importNoPicture', args: '{"name":"fehlt.jpg"}' },
      { column: 'Gewicht', msg: 'rules.importNoField', args: null },
    ]);
  });

  test('with every other row of a duplicate article number', async () => {
    const row = names.row();
    const { rows } = await imports.done({ Eins: sheet(row), Zwei: sheet(names.row(), row) });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'created', 'refused']);
    expect(rows[0]?.faults[0]?.args).toBe('{"sheet":"Zwei","row":3}');
    expect(rows[2]?.faults[0]?.args).toBe('{"sheet":"Eins","row":2}');
  });

  test('with every other row of a duplicate slug, once for each reason', async () => {
    const slugged = (slug: string, row: ReturnType<typeof names.row>) => [...row, slug];
    const [one, other] = [names.row(), names.row()];
    const heads = [...names.heads, 'Slug'];
    const { rows } = await imports.done({
      Eins: [heads, slugged('doppelt', one), slugged('einzeln', names.row())],
      Zwei: [
        heads,
        slugged('doppelt', other),
        slugged('doppelt', names.row({ Artikelnummer: String(one[0]) })),
      ],
    });
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      'refused',
      'created',
      'refused',
      'refused',
    ]);
    const slug = (sheetName: string, row: number) => ({
      column: 'Slug',
      msg: 'rules.importSlugTwice',
      args: JSON.stringify({ sheet: sheetName, row }),
    });
    const sku = { column: 'Artikelnummer', msg: 'rules.importSkuTwice' };
    expect(rows[0]?.faults).toMatchObject([slug('Zwei', 3), sku]);
    expect(rows[2]?.faults).toEqual([slug('Eins', 2)]);
    expect(rows[3]?.faults).toMatchObject([sku, slug('Eins', 2)]);
  });

  test('if its slug is taken', async () => {
    const { slug } = await createVariation(api.db);
    const { rows } = await imports.done([
      [...names.heads, 'Slug'],
      [...names.row(), slug],
    ]);
    expect(rows[0]?.faults).toEqual([{ column: 'Slug', msg: 'rules.slugTaken', args: null }]);
  });

  test('if its article number belongs to another manufacturer or another product', async () => {
    const other = await createManufacturer(api.db);
    const parent = await createParent(api.db, { manufacturer_id: other.id });
    const { sku } = await createVariation(api.db, { parent_id: parent.id });
    expect(await refusal({ Artikelnummer: sku, Attributfamilie: null })).toEqual([
      ['Artikelnummer', 'rules.importOtherBrand', JSON.stringify({ name: other.company_name })],
    ]);
    expect(
      await refusal({ Artikelnummer: sku, Attributfamilie: null, Marke: other.company_name }),
    ).toEqual([['Produkt', 'rules.importOtherProduct', JSON.stringify({ name: parent.name })]]);
  });

  test('if its family contradicts the product’s or another row’s', async () => {
    const parent = await createParent(api.db, { manufacturer_id: names.brand.id, type: '1' });
    const { sku } = await createVariation(api.db, { parent_id: parent.id });
    const faults = await refusal({ Artikelnummer: sku, Produkt: parent.name });
    expect(faults?.[0]?.[1]).toBe('rules.importOtherFamily');
    const family = await createFamily(api.db);
    const product = unique('Sofa');
    const { rows } = await imports.done(
      sheet(
        names.row({ Produkt: product, [colour]: 'Rot' }),
        names.row({ Produkt: product, [colour]: 'Grün', Attributfamilie: family.name }),
      ),
    );
    expect(rows.map((row) => msgs(row)[0])).toEqual([
      'rules.importHeldBack',
      'rules.importOtherRow',
    ]);
  });

  test('if a simple product would have two variations, or a combination occurs twice', async () => {
    const product = unique('Tisch');
    const simple = await imports.done(
      sheet(names.row({ Produkt: product }), names.row({ Produkt: product })),
    );
    expect(simple.rows.map(msgs)).toEqual([['rules.oneVariation'], ['rules.oneVariation']]);
    const same = { Produkt: unique('Sofa'), [colour]: 'Rot' };
    const twice = await imports.done(sheet(names.row(same), names.row(same)));
    expect(twice.rows.map(msgs)).toEqual([
      ['rules.importCombinationTwice'],
      ['rules.importCombinationTwice'],
    ]);
    const lacking = { Produkt: unique('Sofa') };
    const open = await imports.done(
      sheet(names.row({ ...lacking, [colour]: 'Rot' }), names.row(lacking)),
    );
    expect(open.rows.map((row) => msgs(row)[0])).toEqual([
      'rules.importHeldBack',
      'rules.combinationIncomplete',
    ]);
  });

  test('if a category’s name is ambiguous without its path', async () => {
    const name = unique('Sofas');
    const home = await createCategory(api.db);
    await createCategory(api.db, home, { name });
    await createCategory(api.db, await createCategory(api.db), { name });
    expect(await refusal({ Kategorien: name })).toEqual([
      ['Kategorien', 'rules.importAmbiguous', JSON.stringify({ name })],
    ]);
    expect(await refusal({ Kategorien: `${home.name} > ${name}` })).toEqual([]);
  });
});
