import { callerOf } from '#scripts/lib/server.mjs';
import { mediansInBrowser, openPage } from './browser.mjs';
import { prepareFrames } from './frames.mjs';
import { median } from './medians.mjs';

const many = 200;
const few = 10;
const perGroup = 10;
const typed = 'Eiche massiv';
/** The kinds of ten attributes: texts, numbers, choices side by side, dropdowns, a long text. */
const kinds = ['text', 'text', 'text', 'number', 'number', 'side', 'side', 'drop', 'drop', 'long'];
const documents = ['VariationById', 'ProductFamily'];

/**
 * Measures the page of a variation whose family has 200 attributes, compared with one of 10;
 * medians of 5 runs.
 * @param {{ port: string, session: string, token: string, chromiumPath?: string }} where a server,
 * the value of an administrator's session in local storage (key `user`), and its token
 * @returns {Promise<{ attributes: number, fewMs: number, manyMs: number, ratio: number, wholeMs:
 * number, typeMs: number, domNodes: number }>} `fewMs` and `manyMs` from the click in the list to
 * the frame that shows the page with the visible fields, `wholeMs` to the one with the last of its
 * 200 fields, without the requests for the variation and its family; `typeMs` from a key in a field
 * of the middle to the frame that shows its letter
 */
export const measureVariationPage = async ({ port, session, token, chromiumPath }) => {
  const call = callerOf(port, token);
  const used = await pickExisting(call);
  await createProduct(call, used, 'Messlatte', few);
  await createProduct(call, used, 'Messwand', many);
  const origin = `http://admin.localhost:${port}`;
  const measured = await mediansInBrowser(chromiumPath, (browser) =>
    measureOnce(browser, origin, session),
  );
  return { attributes: many, ...measured };
};

const pickExisting = async (call) => {
  const { manufacturers, categories, tags } = await call(`{
    manufacturers(query: { size: 1 }) { data { results { id } } }
    categories { data { id } }
    tags(query: { size: 1, type: "product" }) { data { results { id } } } }`);
  return {
    manufacturer_id: manufacturers.data.results[0].id,
    category: categories.data[0].id,
    tag: tags.data.results[0].id,
  };
};

/** Creates a product of a separate family, with a value for each text. */
const createProduct = async (call, { manufacturer_id, category, tag }, name, count) => {
  const groups = [];
  for (let place = 0; place < count / perGroup; place += 1) {
    groups.push(await createGroup(call, `${name} ${place + 1}`));
  }
  const { createAttributeFamily } = await call(
    'mutation ($input: AttributeFamilyInput!) { createAttributeFamily(input: $input) { data { id } } }',
    { input: { name, slug: slugOf(name), groups: groups.map(({ id }) => ({ group_id: id })) } },
  );
  const inputs = groups.flatMap(({ id, texts }) =>
    texts.map((attr_id) => ({ group_id: id, attr_id, value: `Wert ${attr_id}` })),
  );
  const slug = slugOf(name);
  await call('mutation ($input: ProductInput!) { productsCreate(input: $input) { status } }', {
    input: {
      ...{ name, slug, status: '2', type: '1', manufacturer_id },
      family_id: createAttributeFamily.data.id,
      categories: [category],
      main_category_id: category,
      variations: [{ name, slug, sku: slug.toUpperCase(), price: '9.90', tags: [tag], inputs }],
    },
  });
};

const slugOf = (name) => name.toLowerCase().replaceAll(' ', '-');

const createGroup = async (call, name) => {
  const ids = [];
  for (const [place, kind] of kinds.entries()) {
    ids.push(await createAttribute(call, `${name} ${kind} ${place + 1}`, kind));
  }
  const { createAttributeGroup } = await call(
    'mutation ($input: AttributeGroupInput!) { createAttributeGroup(input: $input) { data { id } } }',
    { input: { name, slug: slugOf(name), attributes: ids } },
  );
  return {
    id: createAttributeGroup.data.id,
    texts: ids.filter((_, place) => kinds[place] === 'text'),
  };
};

const types = { text: 'text', number: 'number', side: 'select', drop: 'select', long: 'textarea' };

const createAttribute = async (call, name, kind) => {
  const { createAttribute: created } = await call(
    'mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }',
    { input: { name, slug: slugOf(name), type: types[kind], is_dropdown: kind === 'drop' } },
  );
  const { id } = created.data;
  if (types[kind] !== 'select') return id;
  const names = ['Eiche', 'Buche', 'Esche', 'Nussbaum', 'Kiefer', 'Ahorn'];
  await call(
    'mutation ($input: AttributeOptionsInput!) { createAttributeOptions(input: $input) { status } }',
    { input: { attr_id: id, names } },
  );
  return id;
};

const measureOnce = async (browser, origin, session) => {
  const page = await openPage(browser, session);
  await page.addInitScript(noteRequests, documents);
  await page.goto(`${origin}/products/variations`);
  // loads the page's own code, as in daily use
  await page.locator('tbody tr a').first().click();
  await page.locator('#images').waitFor();

  // the first page opened compiles the code of both
  await open(page, 'Messwand', many);
  const fewMs = await open(page, 'Messlatte', few);
  const manyMs = await open(page, 'Messwand', few);
  const wholeMs = await open(page, 'Messwand', many);
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const typeMs = await type(page);
  await page.context().close();
  return { fewMs, manyMs, ratio: manyMs / fewMs, wholeMs, typeMs, domNodes };
};

/** Runs in the page: records the duration of each document's request. */
const noteRequests = (names) => {
  window.asked = [];
  const send = window.fetch;
  window.fetch = async (...given) => {
    const start = performance.now();
    const response = await send(...given);
    const name = names.find((each) => String(given[1]?.body).includes(`query ${each}(`));
    if (name) {
      await response.clone().text();
      window.asked.push(performance.now() - start);
    }
    return response;
  };
};

const open = async (page, name, count) => {
  await page.getByRole('link', { name: 'Variationen' }).first().click();
  await page.getByLabel('Name, Artikelnummer oder Angaben suchen').fill(name);
  const link = page.getByRole('link', { name, exact: true }).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await prepareFrames(page);
  const shown = page.evaluate(async (fields) => {
    window.asked = [];
    const ms = await window.bench.until(
      () =>
        document.querySelector('#images') &&
        document.querySelectorAll('main .field .label').length >= fields,
      'click',
    );
    return ms - window.asked.reduce((sum, each) => sum + each, 0);
  }, count);
  await link.click();
  return shown;
};

/** The median over the letters. */
const type = async (page) => {
  const field = page.locator('main .field input[type="text"]').nth(60);
  await field.fill('');
  const times = [];
  for (const [place, letter] of [...typed].entries()) {
    const text = typed.slice(0, place + 1);
    const shown = page.evaluate(
      (value) => window.bench.until(() => document.activeElement.value === value, 'keydown'),
      text,
    );
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(await shown);
  }
  return median(times);
};
