import type { Page } from '@playwright/test';
import { expect, type Person, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';
import { createTag } from '#tests/support/tags.ts';
import { variationCount } from '#tests/support/variations.ts';

const texts = {
  de: {
    title: 'Variationen',
    search: 'Name, Artikelnummer oder Angaben suchen',
    selected: '3 Produkte ausgewählt',
    publish: 'Veröffentlichen',
    publishAll: 'Alle 3 veröffentlichen',
    published: '3 Produkte wurden veröffentlicht.',
    draft: 'Entwurf',
    isPublished: 'Veröffentlicht',
    all: 'Alle',
    edit: 'Variation bearbeiten',
    price: 'Preis (netto)',
    name: 'Produktname',
    amount: '1.234,50',
    save: 'Produkt veröffentlichen',
    saved: 'Das Produkt wurde veröffentlicht.',
  },
  en: {
    title: 'Variations',
    search: 'Search names, article numbers or values',
    selected: '3 products selected',
    publish: 'Publish',
    publishAll: 'Publish all 3',
    published: '3 products are successfully published.',
    draft: 'Draft',
    isPublished: 'Published',
    all: 'All',
    edit: 'Edit variation',
    price: 'Price (net)',
    name: 'Product name',
    amount: '1,234.50',
    save: 'Publish product',
    saved: 'The product is successfully published.',
  },
};

const rows = (page: Page) => page.locator('tbody tr');
const search = (page: Page) => new URL(page.url()).search;

/** Creates three drafts whose names share a unique word. */
const prepareDrafts = async (
  api: <Data>(query: string, variables?: object) => Promise<Data>,
  word: string,
) => {
  const fields = 'id name slug sku price status tags { data { id } }';
  type Row = {
    id: string;
    name: string;
    slug: string;
    sku: string;
    price: string;
    tags: { data: { id: string } }[];
  };
  const { variations } = await api<{ variations: { data: { results: Row[] } } }>(
    `{ variations(query: { size: 4, sort: "price" }) { data { results { ${fields} } } } }`,
  );
  for (const { id, slug, sku, price, name, tags } of variations.data.results) {
    await api(
      `mutation ($id: ID!, $input: VariationUpdateInput!) { variationUpdate(id: $id, input: $input) { status } }`,
      {
        id,
        input: {
          name: `${name} ${word}`,
          slug,
          sku,
          price,
          status: '2',
          tags: tags.map((tag) => tag.data.id),
        },
      },
    );
  }
};

for (const [person, language] of [
  ['admin', 'en'],
  ['manufacturer', 'de'],
] as const satisfies [Person, string][]) {
  test(`${person} filters, selects three, publishes, edits one and comes back with the filters, in ${language}`, async ({
    site,
  }) => {
    const text = texts[language];
    const word = `Werkbank${person}${language}`;
    await prepareDrafts((query, variables) => site.api(person, query, variables), word);
    const page = await site.as(person, { language });
    await page.getByRole('link', { name: text.title, exact: true }).click();

    await page.getByLabel(text.search).fill(word);
    await expect(page).toHaveURL(new RegExp(`[?&]name=${word}`));
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('combobox').first().click();
    await page.getByRole('option', { name: text.draft }).click();
    await expect(page).toHaveURL(/[?&]status=2/);
    await expect(rows(page)).toHaveCount(4);

    for (const row of [0, 1, 2]) await rows(page).nth(row).getByRole('checkbox').check();
    const toolbar = page.getByRole('toolbar', { name: text.selected });
    await toolbar.getByRole('button', { name: text.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.publishAll }).click();
    await expect(page.getByText(text.published)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(toolbar).toHaveCount(0);

    await page.getByRole('combobox').first().click();
    await page.getByRole('option', { name: text.isPublished }).click();
    await expect(rows(page)).toHaveCount(3);
    const listSearch = search(page);

    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: text.edit })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/products\/variations\/details\/\d+$/);
    const price = page.getByLabel(text.price);
    await price.fill(text.amount);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    expect(search(page)).toBe(listSearch);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByLabel(text.search)).toHaveValue(word);
  });
}

test('the address carries zero-based page and page size, and the back button agrees', async ({
  site,
}) => {
  const total = (await variationCount(site)).toLocaleString('de');
  const page = await site.as('admin', {}, '/products/variations?page=1&pageSize=10');
  await expect(page.getByText(`11–20 von ${total}`)).toBeVisible();
  const first = await rows(page).first().textContent();
  await page.getByRole('button', { name: 'Zur nächsten Seite' }).click();
  await expect(page.getByText(`21–30 von ${total}`)).toBeVisible();
  expect(search(page)).toContain('page=2');
  await page.goBack();
  await expect(page.getByText(`11–20 von ${total}`)).toBeVisible();
  await expect(rows(page).first()).toHaveText(first ?? '');
  const sizes = page.getByRole('combobox', { name: /Zeilen pro Seite/ });
  expect(await sizes.getByRole('option').allTextContents()).toEqual([
    '10',
    '50',
    '100',
    '200',
    '500',
    '1000',
  ]);
  await sizes.selectOption('50');
  await expect(rows(page)).toHaveCount(50);
  expect(search(page)).toContain('pageSize=50');
});

test('typing a search is one request, for the first page', async ({ site }) => {
  const total = (await variationCount(site)).toLocaleString('de');
  const path = '/products/variations?page=3&pageSize=10';
  const page = await site.as('admin', { uncached: true }, path);
  await expect(page.getByText(`31–40 von ${total}`)).toBeVisible();
  const searches: string[] = [];
  page.on('request', (request) => {
    const { operationName, variables } = request.postDataJSON() ?? {};
    const isSearch = operationName === 'VariationsList' && 'name' in variables.query;
    if (isSearch) searches.push(`${variables.query.name} ${variables.query.page}`);
  });
  await page.getByLabel('Name, Artikelnummer oder Angaben suchen').pressSequentially('sofa');
  await expect(page).toHaveURL(/name=sofa/);
  await expect(page).not.toHaveURL(/[?&]page=/);
  await expect.poll(() => [...new Set(searches)]).toEqual(['sofa 0']);
});

test('a manufacturer sees only its own products', async ({ site }) => {
  type List = { variations: { data: { total: number; results: { id: string }[] } } };
  const query = '{ variations(query: { size: 1 }) { data { total results { id } } } }';
  const other = await site.api<List>('manufacturer2', query);
  const own = await site.api<List>('manufacturer', query);
  const page = await site.as('manufacturer', {}, '/products/variations');
  await expect(page.getByText(`${own.variations.data.total} Ergebnisse`)).toBeVisible();
  await openPath(page, `/products/variations/details/${other.variations.data.results[0]?.id}`);
  await expect(page.getByText('Nicht gefunden', { exact: true })).toBeVisible();
});

test('a row is set as draft, published and deleted from its menu', async ({ site }) => {
  const page = await site.as(
    'admin',
    {},
    '/products/variations?name=Sideboard&status=1&missing=nothing&pageSize=50',
  );
  await expect(rows(page).first()).toBeVisible();
  const name = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
  const row = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
  const menu = (action: string) => page.getByRole('menuitem', { name: action, exact: true });
  await row.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await expect(menu('Veröffentlichen')).toHaveCount(0);
  await menu('Auf Entwurf setzen').click();
  await expect(page.getByText('Das Produkt ist jetzt ein Entwurf.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await openPath(page, `/products/variations?name=${encodeURIComponent(name)}`);
  await row.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await menu('Veröffentlichen').click();
  await expect(row.getByText('Veröffentlicht')).toBeVisible();

  await row.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await menu('Löschen').click();
  const dialog = page.getByRole('dialog', { name: 'Sind Sie sicher?' });
  await dialog.getByRole('button', { name: 'Nein' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await menu('Löschen').click();
  await dialog.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Die Variation wurde gelöscht.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the form reports errors at their fields and keeps input', async ({ site }) => {
  type List = { variations: { data: { results: { id: string; slug: string }[] } } };
  const { variations } = await site.api<List>(
    'admin',
    '{ variations(query: { size: 2, sort: "sku", missing: "nothing" }) { data { results { id slug } } } }',
  );
  const [edited, other] = variations.data.results;
  const page = await site.as('admin', {}, `/products/variations/details/${edited?.id}`);
  await page.getByRole('textbox', { name: 'Produktname' }).fill('');
  await page.getByLabel('Preis (netto)').fill('zwölf');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Produktname ist ein Pflichtfeld!').first()).toBeVisible();
  await expect(page.getByText(/Geben Sie einen Betrag ab 0/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Produktname' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Produktname' }).fill('Neuer Name');
  await page.getByLabel('Preis (netto)').fill('12,5');
  await page.getByLabel('Slug').fill(other?.slug ?? '');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Bereits vergeben', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Produktname' })).toHaveValue('Neuer Name');
  await expect(page.getByLabel('Preis (netto)')).toHaveValue('12,50');
});

test('leaving with unsaved changes asks first, without false alarm', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?name=Bett');
  await rows(page).first().getByRole('link').first().click();
  const name = page.getByRole('textbox', { name: 'Produktname' });
  const before = await name.inputValue();
  await name.fill(`${before}!`);
  await name.fill(before);
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('heading', { name: 'Variationen' })).toBeVisible();

  await rows(page).first().getByRole('link').first().click();
  await name.fill('Ungespeichert');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(name).toHaveValue('Ungespeichert');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/products\/variations\?name=Bett$/);
});

test('saving an outdated record shows a conflict and keeps input', async ({ site }) => {
  const page = await site.as('admin');
  const second = await site.as('admin');
  await openPath(page, '/products/variations/details/20');
  await openPath(second, '/products/variations/details/20');
  await page.getByRole('textbox', { name: 'Produktname' }).fill('Zuerst gespeichert');
  await second.getByLabel('Produktname').fill('Zu spät');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Variationen' })).toBeVisible();
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  await expect(dialog.getByRole('radio', { name: /Zuerst gespeichert/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(second.getByRole('textbox', { name: 'Produktname' })).toHaveValue('Zu spät');
});

test('tags are found by typing and saved with the variation', async ({ site }) => {
  const tag = 'Kaminzimmer';
  await createTag(site, tag);
  const page = await site.as('manufacturer', {}, '/products/variations?pageSize=10');
  await rows(page).first().getByRole('link').first().click();
  const tags = page.getByRole('combobox', { name: 'Schlagwörter' });
  await tags.click();
  await tags.pressSequentially('kaminz');
  await page.getByRole('option', { name: tag }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Variationen' })).toBeVisible();
  await rows(page).first().getByRole('link').first().click();
  await expect(page.locator('.MuiChip-root').filter({ hasText: tag })).toBeVisible();
});

test('the article number is copied', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations');
  const button = page.getByRole('button', { name: /kopieren$/ }).first();
  const sku = (await button.getAttribute('aria-label'))?.replace(' kopieren', '');
  await button.click();
  await expect(page.getByText('Kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sku);
});

test('product pictures are drawn and shown', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?status=1');
  // another test may have published one without an image
  const picture = page.locator('tbody img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});
