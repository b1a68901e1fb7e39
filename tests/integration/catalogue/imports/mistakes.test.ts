import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { createFamily } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { imports, msgs, names, prepareImports, sheet, stateOf } from './calls.ts';

shareApi();
prepareImports();

const dryRun = { dryRun: true };

const outcomes = (rows: readonly { outcome?: string | null }[]) =>
  rows.map(({ outcome }) => outcome);

describe('article numbers that differ in case alone', () => {
  test('are reported if one exists and the other would be new', async () => {
    const sku = unique('Ab');
    await createVariation(api.db, { sku });
    const { rows } = await imports.done(
      sheet(names.row({ Artikelnummer: sku.toUpperCase() }), names.row()),
      dryRun,
    );
    expect(outcomes(rows)).toEqual(['refused', 'created']);
    expect(rows[0]?.faults).toEqual([
      { column: 'Artikelnummer', msg: 'rules.importSkuCase', args: JSON.stringify({ name: sku }) },
    ]);
    const { rows: alone } = await imports.done(
      [
        ['Artikelnummer', 'Preis'],
        [sku.toUpperCase(), 12],
      ],
      dryRun,
    );
    expect(msgs(alone[0])).toEqual(['rules.importSkuCase']);
  });

  test('are reported at both rows if both would be new, and accepted if both exist', async () => {
    const sku = unique('Ab');
    const given = [sku, sku.toUpperCase()].map((each) => names.row({ Artikelnummer: each }));
    const { rows } = await imports.done(sheet(...given), dryRun);
    expect(rows.map(msgs)).toEqual([['rules.importSkuCaseTwice'], ['rules.importSkuCaseTwice']]);
    for (const each of [sku, sku.toUpperCase()]) await createVariation(api.db, { sku: each });
    const { rows: known } = await imports.done(
      [
        ['Artikelnummer', 'Preis'],
        [sku, 12],
        [sku.toUpperCase(), 13],
      ],
      dryRun,
    );
    expect(outcomes(known)).toEqual(['changed', 'changed']);
  });
});

describe('a wrong value', () => {
  const demand = () =>
    api.db
      .updateTable('attributes')
      .set({ is_required: true })
      .where('id', 'in', [names.text.id, names.number.id, names.choice.id])
      .execute();

  test('reports the invalid value, not that it is required as well', async () => {
    await demand();
    const { number, choice, text } = names;
    const given = { [text.name]: 'geölt', [choice.name]: 'Kiefer', [number.name]: 'zwölf' };
    const { rows } = await imports.done(
      sheet(names.row({ ...given, Preis: 'viel', Tags: 'gibt es nicht', Marke: 'Niemand' })),
      dryRun,
    );
    const reported = rows[0]?.faults.map(({ column, msg }) => [column, msg]);
    expect(reported?.sort()).toEqual(
      [
        ['Marke', 'rules.importUnknown'],
        ['Preis', 'rules.price'],
        ['Tags', 'rules.importUnknown'],
        [choice.name, 'rules.noOption'],
        [number.name, 'rules.decimal'],
      ].sort(),
    );
  });

  test('is reported too if it is unreadable, whatever its column is called', async () => {
    await demand();
    const heads = names.heads.map((head) => (head === names.number.name ? `${head} *` : head));
    const cells = names
      .row({ [names.text.name]: 'geölt', [names.choice.name]: 'Eiche' })
      .map((cell) => `<c t="inlineStr"><is><t>${cell ?? ''}</t></is></c>`);
    for (const head of ['Marke', 'Kategorien', names.number.name]) {
      cells[names.heads.indexOf(head)] = '<c t="e"><v>#N/A</v></c>';
    }
    const headings = heads.map((head) => `<c t="inlineStr"><is><t>${head}</t></is></c>`);
    const content = await rawWorkbook({
      rows: [headings, cells].map((each, n) => `<row r="${n + 1}">${each.join('')}</row>`).join(''),
    });
    const { rows } = await imports.done(content, dryRun);
    expect(rows[0]?.faults.map(({ column, msg }) => [column, msg])).toEqual([
      ['Marke', 'error.CELL_ERROR'],
      ['Kategorien', 'error.CELL_ERROR'],
      [`${names.number.name} *`, 'error.CELL_ERROR'],
    ]);
  });
});

describe('a column that no field is called', () => {
  const importFields =
    'id state leftOut created refused unknownColumns { heading rows } job { id }';
  const ofId = async (id: string) => {
    const data = await api.data(
      `query ($id: ID!) { importById(id: $id) { data { ${importFields} } } }`,
      { id },
      admin,
    );
    return data.importById.data;
  };
  const document = `mutation ($id: ID!, $input: ImportCheckInput!) {
    checkImportAgain(id: $id, input: $input) { data { ${importFields} } } }`;
  const checkAgain = async (id: string, leftOut: readonly string[]) => {
    const data = await api.data(document, { id, input: { leftOut } }, admin);
    return data.checkImportAgain.data;
  };
  const refusal = async (id: string, token = admin) => {
    const { msg, extensions } = await api.refusal(document, { id, input: { leftOut: [] } }, token);
    return [extensions.code, msg];
  };

  test('can be left out on purpose, and included again', async () => {
    const heads = [...names.heads, 'Gewicht', 'Farbcode'];
    const rows = [
      [...names.row(), '12', 'R 3'],
      [...names.row(), '14', null],
      [...names.row(), null, null],
    ];
    const { id } = await imports.done([heads, ...rows], dryRun);
    expect(await ofId(id)).toMatchObject({
      ...{ state: 'staged', leftOut: [], created: 1, refused: 2 },
      unknownColumns: [
        { heading: 'Gewicht', rows: 2 },
        { heading: 'Farbcode', rows: 1 },
      ],
    });
    const first = await checkAgain(id, ['Gewicht']);
    expect(first).toMatchObject({ state: 'waiting', leftOut: ['Gewicht'] });
    await imports.work(first.job?.id ?? '');
    expect(await ofId(id)).toMatchObject({
      ...{ state: 'staged', created: 2, refused: 1 },
      unknownColumns: [{ heading: 'Farbcode', rows: 1 }],
    });
    const again = await checkAgain(id, ['Gewicht', 'Farbcode']);
    await imports.work(again.job?.id ?? '');
    const judged = await imports.rows(id);
    expect(outcomes(judged)).toEqual(['created', 'created', 'created']);
    // omitted columns are not displayed as written
    const columns = judged[0]?.changes.map(({ column }) => column);
    expect(columns).toContain('Preis');
    expect(columns).not.toContain('Gewicht');
    const { job } = await imports.run(id);
    await imports.work(job?.id ?? '');
    expect(await imports.find(id)).toMatchObject({ state: 'done', created: 3, written: 3 });
  });

  test('can be left out without another check, if rows were rejected because of it', async () => {
    const heads = [...names.heads, 'Gewicht', 'Farbcode'];
    const { id, summary } = await imports.done([
      heads,
      [...names.row(), '12', null],
      [...names.row(), '14', 'R 3'],
      [...names.row(), null, null],
      [...names.row({ Preis: 'viel' }), '15', null],
    ]);
    expect(summary).toMatchObject({ state: 'done', created: 1, refused: 3, written: 1 });
    const again = await imports.run(id, { leftOut: ['Gewicht'] });
    expect(again.state).toBe('running');
    await imports.work(again.job?.id ?? '');
    expect(await ofId(id)).toMatchObject({
      ...{ state: 'done', created: 2, refused: 2, leftOut: ['Gewicht'] },
      unknownColumns: [{ heading: 'Farbcode', rows: 1 }],
    });
    const rows = await imports.rows(id);
    expect(outcomes(rows)).toEqual(['created', 'refused', 'created', 'refused']);
    expect(msgs(rows[3])).toEqual(['rules.price']);
    expect(await stateOf(rows[0]?.sku ?? '')).toBeDefined();
    // without columns to omit there is nothing to repeat
    const { extensions } = await api.refusal(
      'mutation ($id: ID!) { runImport(id: $id) { data { id } } }',
      { id },
      admin,
    );
    expect(extensions.code).toBe('CONFLICT');
  });

  test('counts values for which another family has a field', async () => {
    const other = await createFamily(api.db);
    const heads = [...names.heads];
    const row = names.row({ [names.text.name]: 'geölt' });
    const elsewhere = names.row({
      [names.text.name]: 'geölt',
      Attributfamilie: other.name,
    });
    const { id } = await imports.done([heads, row, elsewhere], dryRun);
    const again = await checkAgain(id, [names.text.name]);
    await imports.work(again.job?.id ?? '');
    const [own, others] = await imports.rows(id);
    const valued = { column: names.text.name, before: null, after: 'geölt', kind: null };
    expect(own?.changes).toContainEqual(valued);
    expect(others).toMatchObject({ outcome: 'created' });
    expect(others?.changes).not.toContainEqual(valued);
  });

  test('is left out only by administrators, and only from a checked import', async () => {
    const { id } = await imports.done(sheet(names.row()));
    expect(await refusal(id)).toEqual(['CONFLICT', 'error.IMPORT_NOT_STAGED']);
    expect(await refusal('999999')).toEqual(['NOT_FOUND', 'error.NOT_FOUND']);
    const { token } = await signedIn(api.db, 'vendor');
    expect(await refusal(id, token)).toEqual(['FORBIDDEN', 'error.FORBIDDEN']);
  });
});
