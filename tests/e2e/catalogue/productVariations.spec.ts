import type { Page } from '@playwright/test';
import { messages as german } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site, test } from '#tests/support/browser.ts';
import { createConfigurable } from '#tests/support/products.ts';

const texts = german.resources['products/parents'];
const ofVariations = german.resources['products/variations'];
const rowsOf = (page: Page) => page.locator('#variations tbody tr');
const save = (page: Page) => page.getByRole('button', { name: german.form.save }).click();

const openProduct = async (site: Site, sizes: readonly number[]) => {
  const product = await createConfigurable(site, sizes);
  const page = await site.as('admin', {}, `/products/parents/details/${product.id}`);
  return { page, product };
};

const generate = async (page: Page, count: number) => {
  await page.getByRole('button', { name: texts.variations.generate }).click();
  const dialog = page.getByRole('dialog', { name: texts.generate.title });
  await dialog.getByLabel(texts.generate.fields.price).fill('1.299,50');
  await dialog
    .getByRole('button', {
      name: count === 1 ? '1 Variation erzeugen' : `${count} Variationen erzeugen`,
    })
    .click();
  await expect(dialog).toBeHidden();
};

test('a large generation is a job that shows the variations when it ends', async ({ site }) => {
  const { page } = await openProduct(site, [11, 10]);
  await generate(page, 110);
  const job = page.getByRole('group', { name: german.jobs.kinds.parents.generate });
  await expect(job).toContainText('110 von 110');
  await expect(page.getByText('110 Ergebnisse')).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('1.299,50 €');
});

test('automatic mode creates the variations of another value, until variations are deleted', async ({
  site,
}) => {
  const { page, product } = await openProduct(site, [2, 2]);
  const [attribute] = product.attributes;
  await generate(page, 4);
  const automatic = page.getByLabel(texts.fields.isAutomatic);
  await automatic.check();
  await page
    .getByRole('button', { name: `Werte von „${attribute?.name}“ wählen`, exact: true })
    .click();
  await page.getByRole('checkbox', { name: attribute?.spare }).check();
  await save(page);
  await expect(page.getByText('2 Variationen wurden erzeugt.')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(6);

  for (const place of [0, 1]) await rowsOf(page).nth(place).getByRole('checkbox').check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: ofVariations.actions.delete })
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(texts.variations.automaticEnds);
  await question.getByRole('button', { name: german.confirm.yes }).click();
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(automatic).not.toBeChecked();
});

test('the properties dialog asks per field, and names the other user, when two save the same variation', async ({
  site,
}) => {
  const { page, product } = await openProduct(site, [1, 1]);
  await generate(page, 1);
  const row = rowsOf(page).first();
  await row.getByRole('button', { name: /^Aktionen für/ }).click();
  await page.getByRole('menuitem', { name: texts.variations.properties }).click();
  const dialog = page.getByRole('dialog', { name: /Eigenschaften/ });
  await dialog.getByLabel(ofVariations.fields.price).fill('22,50');
  await dialog.getByLabel(ofVariations.fields.name).fill('Meine Variation');
  await dialog.getByRole('combobox', { name: ofVariations.fields.tags }).click();
  await page.getByRole('option').first().click();
  await product.setPrices('33');
  await dialog.getByRole('button', { name: german.form.save }).click();

  const conflict = page.getByRole('dialog', { name: german.conflict.title });
  await expect(conflict).toContainText('von Anna Albers');
  expect(await axeFindings(page)).toEqual([]);
  await conflict.getByRole('radio', { name: /33,00/ }).check();
  await conflict.getByRole('button', { name: german.conflict.save }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Meine Variation');
  await expect(row).toContainText('33,00 €');
});

test('a variation is created at its own address: product, free combination, fields', async ({
  site,
}) => {
  const product = await createConfigurable(site, [1, 2]);
  const page = await site.as('admin', {}, '/products/variations/details');
  await expect(page.getByRole('heading', { name: ofVariations.create })).toBeVisible();
  const search = page.getByRole('combobox', { name: ofVariations.creating.search });
  await search.fill(product.name);
  await page.getByRole('option', { name: product.name }).click();
  const combination = page.getByRole('dialog', { name: german.variationPages.combination.add });
  for (const [row, value] of ['Wert 1.1', 'Wert 2.2'].entries()) {
    await combination
      .getByRole('combobox', { name: german.variationPages.combination.option })
      .nth(row)
      .click();
    await page.getByRole('option', { name: value }).click();
  }
  await combination.getByRole('button', { name: german.variationPages.combination.next }).click();
  const properties = page.getByRole('dialog', { name: new RegExp(product.name) });
  await expect(properties.getByLabel(ofVariations.fields.name)).toHaveValue(/Wert 1\.1.*Wert 2\.2/);
  expect(await axeFindings(page)).toEqual([]);
  await properties.getByLabel(ofVariations.fields.price).fill('10');
  await properties.getByRole('combobox', { name: ofVariations.fields.tags }).click();
  await page.getByRole('option').first().click();
  await properties.getByRole('button', { name: german.form.save }).click();
  await expect(page.getByText(texts.variations.added)).toBeVisible();
  await expect(page).toHaveURL(/\/products\/variations$/);
});
