import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

const text = {
  add: 'Neu anlegen',
  value: 'Wert',
  first: 'Erster Tag',
  last: 'Letzter Tag',
  save: 'Speichern',
  created: 'Der Rabatt wurde angelegt.',
  taken: 'Der Rabattcode ist bereits vergeben',
  tooMuch: 'Höchstens 100 %',
  tooEarly: 'Das Ende liegt vor dem Beginn',
  bar: 'Ankündigungsleiste zeigen',
  message: 'Nachricht der Leiste',
  preview: 'Vorschau',
  activate: 'Aktivieren',
  activated: 'Der Rabatt wurde aktiviert.',
  deactivate: 'Deaktivieren',
  deactivated: 'Der Rabatt wurde deaktiviert.',
  many: 'Viele Codes anlegen',
  pattern: 'Schema',
  possible: 'Ergibt bis zu 1.024 verschiedene Codes',
  count: 'Anzahl',
  confirm: 'Codes anlegen',
  made: '12 Codes wurden angelegt.',
  least: 'Mindestwert der Produkte',
  tags: 'Nur Schlagwörter',
  once: 'Nur einmal je Kunde',
  inWords: 'In Worten',
} as const;

test('a discount with a bar is made, switched on and off', async ({ site }) => {
  const code = 'FEST-26';
  const page = await site.as('admin', {}, '/discounts');
  await page.getByRole('link', { name: text.add }).click();
  // already exists, in upper case
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('winter10');
  await page.getByRole('textbox', { name: text.value, exact: true }).fill('100.01');
  await page.getByLabel(text.first).fill('2026-12-24');
  await page.getByLabel(text.last).fill('2026-12-23');
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.tooMuch).first()).toBeVisible();
  await expect(page.getByText(text.tooEarly).first()).toBeVisible();
  await page.getByRole('textbox', { name: text.value, exact: true }).fill('15');
  await page.getByLabel(text.first).fill('');
  await page.getByLabel(text.last).fill('2190-12-31');
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.taken).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase());
  await page.getByRole('checkbox', { name: text.bar }).check();
  await page.getByRole('textbox', { name: text.message }).fill('<i>Nur heute</i>');
  await expect(
    page.getByRole('figure', { name: text.preview }).getByText('<i>Nur heute</i>'),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(code) });
  await row.getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: text.activate }).click();
  await expect(page.getByText(text.activated)).toBeVisible();
  await expect(row.getByRole('switch')).toBeChecked();
  await page.getByRole('link', { name: code }).click();
  await page.getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: text.deactivate }).click();
  await expect(page.getByText(text.deactivated)).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('creates many codes from a pattern', async ({ site }) => {
  const page = await site.as('admin');
  await openPath(page, '/discounts');
  await page.getByRole('button', { name: text.many }).click();
  const dialog = page.getByRole('dialog', { name: text.many });
  await dialog.getByRole('textbox', { name: text.pattern }).fill('neu-##');
  await expect(dialog.getByText(text.possible)).toBeVisible();
  await dialog.getByRole('spinbutton', { name: text.count }).fill('12');
  await dialog.getByRole('textbox', { name: text.value, exact: true }).fill('5');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.confirm }).click();
  await expect(page.getByText(text.made)).toBeVisible();
  // the list shows only these codes
  await expect(page).toHaveURL(/seriesId=/);
  await expect(page.locator('tbody tr').first()).toContainText(/^NEU-/);
  expect(await axeFindings(page)).toEqual([]);
});

test('conditions are said in words while they are chosen, and in the list', async ({ site }) => {
  const page = await site.as('admin', {}, '/discounts/details');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('NUR-EICHE');
  await page.getByRole('textbox', { name: text.value, exact: true }).fill('10');
  const words = page.getByRole('region', { name: text.inWords });
  await expect(words.getByRole('listitem')).toHaveText([/ohne Bedingungen/, /nie zusammen/]);
  await page.getByRole('textbox', { name: text.least }).fill('150');
  await page.getByRole('combobox', { name: text.tags }).click();
  const tag = page.getByRole('option').first();
  const name = await tag.innerText();
  await tag.click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: text.once }).check();
  await expect(words.getByRole('listitem')).toHaveText([
    `Der Rabatt gilt nur für Produkte mit dem Schlagwort ${name}.`,
    /^Die rabattierten Produkte müssen zusammen mindestens 150,00\s€ kosten\.$/,
    'Jeder Kunde kann den Code nur für eine Bestellung verwenden.',
    /nie zusammen/,
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  const row = page.getByRole('row', { name: /NUR-EICHE/ });
  await expect(row).toContainText(`mit dem Schlagwort ${name}`);
});
