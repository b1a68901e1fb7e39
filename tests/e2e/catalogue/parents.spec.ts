import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

const texts = {
  de: {
    create: 'Neu anlegen',
    name: 'Produktname',
    save: 'Speichern',
    required: 'Pflichtfeld',
    family: 'Attributfamilie',
    brand: 'Marke',
    choose: 'Wählen',
    search: 'Suchen',
    take: 'Übernehmen',
    addAttribute: 'Attribut hinzufügen',
    options: /^Werte von „/,
    possible: /2 × 2 = 4 mögliche Variationen/,
    created: 'Das Hauptprodukt wurde angelegt.',
    none: 'Noch keine Variationen',
    generate: 'Variationen erzeugen',
    price: 'Grundpreis (netto)',
    amount: '1.299,50',
    tags: 'Schlagwörter',
    shown: '1.299,50 €',
    preview: 'Vorschau',
    leftOut: '4 Kombinationen: 3 neu, 1 ausgelassen',
    run: '3 Variationen erzeugen',
    done: '3 Variationen wurden erzeugt.',
    actions: /^Aktionen für/,
    properties: 'Eigenschaften',
    sku: 'Artikelnummer',
    saved: 'Das Produkt ist jetzt ein Entwurf.',
    selectAll: 'Alle auf dieser Seite auswählen',
    publish: 'Veröffentlichen',
    published: '3 Produkte wurden veröffentlicht.',
    badge: 'Veröffentlicht',
    list: '3 von 3',
  },
  en: {
    create: 'Add new',
    name: 'Product name',
    save: 'Save',
    required: 'Required field',
    family: 'Attribute family',
    brand: 'Brand',
    choose: 'Choose',
    search: 'Search',
    take: 'Apply',
    addAttribute: 'Add attribute',
    options: /^Options of “/,
    possible: /2 × 2 = 4 possible variations/,
    created: 'The parent product was created.',
    none: 'No variations yet',
    generate: 'Generate variations',
    price: 'Base price (net)',
    amount: '1,299.50',
    tags: 'Tags',
    shown: '€1,299.50',
    preview: 'Preview',
    leftOut: '4 combinations: 3 new, 1 left out',
    run: 'Generate 3 variations',
    done: '3 variations were generated.',
    actions: /^Actions for/,
    properties: 'Properties',
    sku: 'Article number',
    saved: 'The product is set as draft.',
    selectAll: 'Select all on this page',
    publish: 'Publish',
    published: '3 products are successfully published.',
    badge: 'Published',
    list: '3 of 3',
  },
};
type Texts = (typeof texts)['de'];

/** Picks the suggestion once it matches the search. */
const pick = async (page: Page, label: string, typed: string) => {
  await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
};

const addAttribute = async (page: Page, text: Texts, place: number) => {
  await page.getByRole('button', { name: text.addAttribute }).click();
  await page.getByRole('menuitem').first().click();
  const pickers = page.getByRole('group', { name: text.options });
  await expect(pickers).toHaveCount(place);
  const options = pickers.last().getByRole('checkbox');
  // by keyboard only
  await options.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(options.nth(1)).toBeChecked();
};

const createProduct = async (page: Page, text: Texts, name: string, isAdmin: boolean) => {
  await page.getByRole('link', { name: text.create }).click();
  await page.getByLabel(text.name).fill(name);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(text.required).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await pick(page, text.family, 'Stühle & Bänke');
  if (isAdmin) await pick(page, text.brand, 'Stahl & Stuhl Manufaktur OHG');
  await page.getByRole('button', { name: text.choose }).click();
  const tree = page.getByRole('dialog');
  await tree.getByLabel(text.search).fill('Armlehn');
  await tree.getByRole('treeitem', { name: 'Armlehnstühle' }).click();
  await tree.getByRole('button', { name: text.take }).click();
  await addAttribute(page, text, 1);
  await addAttribute(page, text, 2);
  await expect(page.getByText(text.possible)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  await expect(page).toHaveURL(/\/products\/parents\/details\/\d+/);
};

const generate = async (page: Page, text: Texts) => {
  await expect(page.getByText(text.none)).toBeVisible();
  await page.getByRole('button', { name: text.generate }).click();
  const dialog = page.getByRole('dialog', { name: text.generate });
  await dialog.getByLabel(text.price).fill(text.amount);
  await dialog.getByRole('combobox', { name: text.tags }).click();
  await page.getByRole('option').first().click();
  await expect(dialog.getByText(text.shown).first()).toBeVisible();
  const rows = dialog.getByRole('region', { name: text.preview }).locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await rows.first().getByRole('checkbox').uncheck();
  await expect(dialog.getByText(text.leftOut)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.run }).click();
  await expect(page.getByText(text.done)).toBeVisible();
  await expect(dialog).toBeHidden();
};

/** Fills in the values required by the family, on each tab. */
const fillMissing = async (dialog: Locator) => {
  for (const tab of await dialog.getByRole('tab').all()) {
    await tab.click();
    const missing = dialog
      .locator('[data-missing]')
      .locator('input[type=text]:visible, textarea:visible');
    while ((await missing.count()) > 0) await missing.first().fill('50');
  }
};

const completeOne = async (page: Page, text: Texts, sku: string) => {
  const row = page.locator('#variations tbody tr').first();
  await row.getByRole('button', { name: text.actions }).click();
  await page.getByRole('menuitem', { name: text.properties }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.sku).fill(sku);
  await fillMissing(dialog);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.saved)).toBeVisible();
  await expect(row.getByText(sku)).toBeVisible();
};

for (const [person, language] of [
  ['admin', 'de'],
  ['manufacturer', 'en'],
] as const) {
  test(`${person} creates a product, generates its variations, completes one and publishes them, in ${language}`, async ({
    site,
  }) => {
    const text = texts[language];
    const name = `Werkbankstuhl ${person}`;
    const page = await site.as(person, { language }, '/products/parents');
    await createProduct(page, text, name, person === 'admin');
    await generate(page, text);
    await completeOne(page, text, `WB-${person}-1`);

    await page.getByLabel(text.selectAll).check();
    const toolbar = page.getByRole('toolbar');
    await toolbar.getByRole('button', { name: text.publish }).click();
    // none has a picture, so the dialog asks first
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Alle 3 veröffentlichen|Publish all 3)$/ })
      .click();
    await expect(page.getByText(text.published)).toBeVisible();
    await expect(page.locator('#variations').getByText(text.badge)).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);

    await openPath(page, `/products/parents?name=${encodeURIComponent(name)}`);
    const listed = page.locator('tbody tr');
    await expect(listed).toHaveCount(1);
    await expect(listed).toContainText(text.list);
    expect(await axeFindings(page)).toEqual([]);
  });
}
