import { expect, test, vi } from 'vitest';
import { languages } from '#contract/language.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import {
  assignCategories,
  assignTags,
  createConfigurable,
  createVariation,
} from '#tests/factories/products.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { readSheets } from '#tests/support/readSheets.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { imports, prepareImports } from './calls.ts';

shareApi();
prepareImports();

const exported = async (query: object, language: string): Promise<Buffer> => {
  const { exportVariations } = await api.data(
    `mutation ($input: VariationsExportInput!) { exportVariations(input: $input) { data { id } } }`,
    { input: { query, language, format: 'xlsx' } },
    admin,
  );
  const { id } = exportVariations.data;
  const inBatch = fixedBatches(api.db, 100);
  await runJob(
    { secrets, db: api.db, inBatch, report: vi.fn(), stopping: new AbortController().signal },
    id,
  );
  const { rawPayload } = await api.app.inject({
    url: `/jobs/${id}/file`,
    headers: { authorization: `Bearer ${admin}` },
  });
  return rawPayload;
};

/** Names that contain separators, and categories with identical names. */
const createProducts = async () => {
  const { parent, attributes } = await createConfigurable(api.db, [2, 2]);
  const sofas = unique('Sofas, Sessel/Hocker');
  const [living, outside] = [
    await createCategory(api.db, undefined, { name: unique('Wohnen') }),
    await createCategory(api.db, undefined, { name: unique('Garten; Balkon') }),
  ];
  const below = [
    await createCategory(api.db, living, { name: sofas }),
    await createCategory(api.db, outside, { name: sofas }),
  ];
  await assignCategories(api.db, parent.id, [below[1]?.id ?? '', below[0]?.id ?? '', living.id]);
  const tags = [
    await createTag(api.db, { name: unique('Ahorn; geölt') }),
    await createTag(api.db, { name: unique('Birke, weiß') }),
    await createTag(api.db, { name: unique('zeitlos') }),
  ];
  const chosen = attributes.map(({ attr_id, options }) => ({ attr_id, option_id: options[1] }));
  const product = await createVariation(api.db, {
    ...{ parent_id: parent.id, price: '1299.50', status: '1', name: unique('Sofa "A; B"') },
  });
  const sample = await createVariation(api.db, { sample_of_id: product.id, price: '0.00' });
  for (const variation_id of [product.id, sample.id]) {
    await api.db
      .insertInto('variation_combinations')
      .values(
        chosen.map((choice, sort_index) => ({
          ...choice,
          option_id: choice.option_id ?? '',
          ...{ variation_id, sort_index },
        })),
      )
      .execute();
    await assignTags(
      api.db,
      variation_id,
      tags.map(({ id }) => id),
    );
    const word = unique('bild');
    await api.db
      .insertInto('variation_images')
      .values(
        ['a', 'b', 'c'].map((letter, sort_index) => ({
          ...{ variation_id, sort_index, main: letter === 'b' },
          filename: `${word}-${letter}.webp`,
          // two files with the same name, as cameras produce them
          origin_name: letter === 'c' ? 'vorn; seite.jpg' : 'IMG_1.jpg',
        })),
      )
      .execute();
  }
  // a variation without any of these values
  await createVariation(api.db, { parent_id: parent.id });
  return { parent, product };
};

test.each(languages)(
  'the list’s own export in %s, uploaded again, changes nothing',
  async (language) => {
    const { parent } = await createProducts();
    const workbook = await exported({ parent_name: parent.name }, language);
    const { rows } = await imports.done(workbook);
    expect(rows.map(({ outcome, faults, changes }) => ({ outcome, faults, changes }))).toEqual(
      rows.map(() => ({ outcome: 'unchanged', faults: [], changes: [] })),
    );
    expect(rows).toHaveLength(3);
  },
);

test('a changed price is the only change, and a changed combination is not guessed', async () => {
  const { parent, product } = await createProducts();
  const { heads, rows } = await readSheets(await exported({ parent_name: parent.name }, 'de'));
  const [head = []] = Object.values(heads);
  const at = (heading: string) => head.indexOf(heading);
  const own = rows.filter(({ cells }) => cells[at('Artikelnummer')] === product.sku);
  const changed = (heading: string, value: string) => [
    head,
    ...own.map(({ cells }) => cells.with(at(heading), value)),
  ];
  const dearer = await imports.done(changed('Preis (netto)', '1.399,00'), { dryRun: true });
  expect(dearer.rows[0]).toMatchObject({
    outcome: 'changed',
    changes: [{ column: 'Preis (netto)', before: '1299.50', after: '1399.00' }],
  });
  const other = await imports.done(changed('Kombination', 'Wert 1/Wert 1'), { dryRun: true });
  expect(other.rows[0]).toMatchObject({
    outcome: 'refused',
    faults: [{ column: 'Kombination', msg: 'rules.importCombined' }],
  });
});
