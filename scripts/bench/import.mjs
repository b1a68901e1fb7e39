import { setTimeout as pause } from 'node:timers/promises';
import { callerOf, credentials } from '#scripts/lib/server.mjs';
import { createFamily, nameOf } from './createFamily.mjs';
import { quantile } from './medians.mjs';
import { timeOfList, watchMemory } from './watch.mjs';
import { workbookOf } from './workbook.mjs';

const idleRequests = 300;
/** The polling interval of the import's page. */
const watchEveryMs = 1000;
const rowsPerProduct = 10;

const documents = {
  picks: `{ categories { data { name } } manufacturers { data { results { company_name } } }
    tags(query: { size: 10 }) { data { results { name type } } } }`,
  attribute: `mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }`,
  values: `mutation ($input: AttributeOptionsInput!) {
    createAttributeOptions(input: $input) { status } }`,
  one: `query ($id: ID!) { importById(id: $id) { data {
    state msg endedAt written } } }`,
  run: 'mutation ($id: ID!) { runImport(id: $id) { data { id } } }',
};

/**
 * Imports workbooks of 15 columns with only new rows: the dry run, then the import. Once while a
 * user watches it and opens a list every second, once while the list is requested without a pause.
 * Measures the effect on that list and on the server's memory.
 * @param {{ port: string, token: string, pid: number, rows?: number, rowsPressed?: number }} where
 */
export const measureImport = async ({ port, token, pid, rows = 50_000, rowsPressed = 20_000 }) => {
  const ask = callerOf(port, token);
  const names = await createNames(ask);
  const idle = [];
  for (let count = 0; count < idleRequests; count += 1) idle.push(await timeOfList(ask, 10));
  const resident = watchMemory(pid);
  const take = async (count, listEveryMs) => {
    const content = await workbookOf(rowsOf(names, count));
    const measure = (begin, state) => measured(ask, begin, state, listEveryMs);
    const sent = async () => (await send(port, token, content)).id;
    const staged = await measure(sent, 'staged');
    const run = async () => (await ask(documents.run, { id: staged.id })).runImport.data.id;
    const imported = await measure(run, 'done');
    if (imported.written !== count) throw new Error(`${imported.written} rows were written.`);
    return {
      rows: count,
      stageMs: staged.ms,
      importMs: imported.ms,
      stageP95Ms: staged.p95Ms,
      importP95Ms: imported.p95Ms,
    };
  };
  const watched = await take(rows, 1000);
  const pressed = await take(rowsPressed, 10);
  return { ...watched, pressed, idleP95Ms: quantile(idle, 0.95), residentMb: resident() };
};

/**
 * Creates the records that the rows refer to: demo records, and a family of four attributes and a
 * system attribute.
 */
const createNames = async (ask) => {
  const picks = await ask(documents.picks, {});
  const create = async (type, more = {}) => {
    const name = nameOf(type);
    const input = { name, slug: name, type, ...more };
    return { name, id: (await ask(documents.attribute, { input })).createAttribute.data.id };
  };
  const values = async ({ id }, names) => ask(documents.values, { input: { attr_id: id, names } });
  const attributes = [
    await create('text'),
    await create('number'),
    await create('select'),
    await create('textarea'),
  ];
  await values(attributes[2], ['Eiche', 'Buche', 'Nussbaum']);
  const combination = await create('select', { is_configurable: true });
  await values(
    combination,
    Array.from({ length: rowsPerProduct }, (_, n) => `Farbe ${n + 1}`),
  );
  const family = (
    await createFamily(
      ask,
      attributes.map(({ id }) => id),
    )
  ).name;
  return {
    family,
    attributes: attributes.map(({ name }) => name),
    combination: combination.name,
    brands: picks.manufacturers.data.results.map(({ company_name }) => company_name),
    categories: picks.categories.data.map(({ name }) => name),
    tags: picks.tags.data.results.filter(({ type }) => type === 'product').map(({ name }) => name),
  };
};

function* rowsOf({ family, attributes, combination, brands, categories, tags }, count) {
  yield [
    ...['Artikelnummer', 'Produkt', 'Marke', 'Attributfamilie', 'Kategorien', 'Name', 'Slug'],
    ...['Preis', 'Status', 'Tags', ...attributes, `Kombination: ${combination}`],
  ];
  const word = nameOf('Import');
  const one = (list, n) => list[n % list.length];
  for (let n = 0; n < count; n += 1) {
    const product = Math.floor(n / rowsPerProduct);
    const place = n % rowsPerProduct;
    yield [
      `${word}-${n}`,
      `Sofa ${word} ${product}`,
      one(brands, product),
      family,
      one(categories, product),
      `Sofa ${word} ${product}, Farbe ${place + 1}`,
      null,
      `${100 + (n % 900)},50`,
      n % 2 === 0 ? 'Entwurf' : 'Veröffentlicht',
      `${one(tags, n)}; ${one(tags, n + 1)}`,
      `Polster ${n % 40}`,
      80 + (n % 60),
      one(['Eiche', 'Buche', 'Nussbaum'], n),
      'Ein bequemes Sofa, von Hand gefertigt aus Holz, das nachwächst.',
      `Farbe ${place + 1}`,
    ];
  }
}

const send = async (port, token, content) => {
  const body = new FormData();
  body.set('file', new Blob([content]), 'products.xlsx');
  const response = await fetch(`http://localhost:${port}/products?dryRun=true`, {
    method: 'POST',
    headers: credentials(token),
    body,
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${errors[0].message} (${response.status})`);
  return data;
};

/** Time from the call until the import reaches a state, and the list's times during it. */
const measured = async (ask, begin, state, listEveryMs) => {
  const start = Date.now();
  const id = await begin();
  let over = null;
  const watch = async () => {
    while (!over) {
      await pause(watchEveryMs);
      const found = (await ask(documents.one, { id })).importById.data;
      if (found.state === state) over = found;
      else if (!['reading', 'running'].includes(found.state)) {
        throw new Error(`The import is ${found.state}: ${found.msg}`);
      }
    }
  };
  const busy = [];
  const press = async () => {
    while (!over) busy.push(await timeOfList(ask, listEveryMs));
  };
  await Promise.all([watch(), press()]);
  return { ...over, id, ms: Date.parse(over.endedAt) - start, p95Ms: quantile(busy, 0.95) };
};
