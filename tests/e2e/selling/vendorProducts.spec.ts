import { bulkEdit } from '#i18n/de/catalogue/bulkEdit.ts';
import { messages } from '#i18n/de/messages.ts';
import { vendorProducts as texts } from '#i18n/de/selling/vendorProducts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

/** The singular form of a text with a number. */
const one = (text: string) => (text.split(' |||| ')[0] ?? '').replace('%{smart_count}', '1');

test(`a vendor includes a product with an adjustment and sells it`, async ({ site }) => {
  const page = await site.as('vendor', {}, '/vendor-products?included=false');
  const main = page.getByRole('main');
  await expect(main.getByRole('tab', { name: texts.tabs.manufacturer })).toBeVisible();
  const row = main.getByRole('row').nth(1);
  const name = (
    await row.getByRole('rowheader').or(row.getByRole('cell').nth(1)).first().innerText()
  ).split('\n')[0] as string;
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('button', { name: texts.actions.include }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.fields.adjustmentType, { exact: true }).click();
  await page.getByRole('option', { name: texts.adjustments.percent }).click();
  await dialog.getByLabel(texts.fields.adjustmentAmount).fill('-100');
  await dialog.getByRole('button', { name: texts.includeDialog.confirm }).click();
  await expect(
    dialog.getByRole('textbox', { name: texts.fields.adjustmentAmount }),
  ).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(texts.fields.adjustmentAmount).fill('10');
  await expect(dialog.getByRole('status')).toContainText('(9 %)');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: texts.includeDialog.confirm }).click();
  await expect(page.getByText(one(texts.included))).toBeVisible();

  const included = `/vendor-products?name=${encodeURIComponent(name)}&included=true`;
  await openPath(page, included);
  await main.getByRole('button', { name, exact: true }).first().click();
  await expect(
    dialog.getByRole('heading', { name: texts.sections.delivery, exact: true }),
  ).toBeVisible();
  await dialog.getByLabel(texts.fields.deliveryTemplateId, { exact: true }).click();
  await page.getByRole('option').nth(1).click();
  await dialog.getByLabel(texts.fields.weightKg).fill('12');
  await dialog.getByLabel(texts.fields.itemsPerPallet).fill('4');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await main.getByRole('checkbox').nth(1).check();
  await main.getByRole('button', { name: texts.actions.publish, exact: true }).click();
  await expect(page.getByText(one(texts.published))).toBeVisible();
});

test(`the simulator below the list shows what a product costs a customer`, async ({ site }) => {
  const { cartSimulator, rules } = messages;
  const page = await site.as('vendor', {}, '/vendor-products');
  const box = page.getByRole('region', { name: cartSimulator.box.title });
  await box.getByRole('button', { name: cartSimulator.box.show }).click();
  const calculate = box.getByRole('button', { name: cartSimulator.calculate });
  const product = box.getByRole('combobox', { name: cartSimulator.product });
  await calculate.click();
  await expect(product).toHaveAttribute('aria-invalid', 'true');
  await product.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(product).not.toHaveValue('');
  const name = await product.inputValue();
  await calculate.click();
  const result = box.getByRole('status');
  await expect(result).toContainText(name);
  await expect(result).toContainText(cartSimulator.sums.total);
  expect(await axeFindings(page)).toEqual([]);
  await box.getByRole('textbox', { name: cartSimulator.postcode }).fill('1010');
  await calculate.click();
  await expect(box.getByText(rules.postcode)).toBeVisible();
});

test('changes many products as previewed', async ({ site }) => {
  const page = await site.as('vendor', {}, '/vendor-products?included=true');
  const main = page.getByRole('main');
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: texts.actions.editMany, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.fields.adjustmentAmount).fill('12,5');
  await expect(dialog.getByRole('status')).toContainText('10 Produkte ändern sich');
  await dialog.getByRole('button', { name: bulkEdit.addField }).click();
  const delivery = dialog.getByRole('group', { name: bulkEdit.row.replace('%{place}', '2') });
  await expect(delivery.getByLabel(texts.fields.deliveryTemplateId)).toBeVisible();
  await delivery.getByRole('combobox', { name: bulkEdit.what }).click();
  await page.getByRole('option', { name: texts.editDialog.kinds.services }).click();
  await expect(
    dialog.getByRole('table').getByRole('row', { name: texts.editDialog.kinds.price }).first(),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: texts.editDialog.confirm, exact: true }).click();
  await expect(page.getByText('10 Produkte wurden geändert.')).toBeVisible();
  await main.getByRole('link', { name: texts.actions.priceChanges }).click();
  await expect(page.getByRole('heading', { name: texts.actions.priceChanges })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
