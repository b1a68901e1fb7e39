import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { paste } from '#tests/support/paste.ts';

test('a regional template reports its gap and rejects an overlap', async ({ site }) => {
  const { form, list, ranges, rules } = messages;
  const text = messages.resources['delivery/details'];
  const page = await site.as('vendor', {}, '/delivery/details');
  const cell = (column: string, row: number) =>
    page
      .getByRole('combobox', { name: `${column}, ` })
      .or(page.getByRole('textbox', { name: `${column}, ` }))
      .nth(row - 1);
  await page.getByRole('link', { name: list.add }).click();
  await page.getByRole('textbox', { name: text.fields.name }).fill('Bayern');
  await page.getByRole('spinbutton', { name: text.fields.daysFrom }).fill('3');
  await page.getByRole('spinbutton', { name: text.fields.daysTo }).fill('5');
  await page.getByRole('combobox', { name: text.fields.scope }).click();
  await page.getByRole('option', { name: text.scopes.regional }).click();
  await cell(ranges.region, 1).fill('by');
  await cell(ranges.price.to, 1).fill('499,99');
  await cell(ranges.cost, 1).fill('19');
  await expect(page.getByText(ranges.gapAfter.slice(0, 4)).first()).toBeVisible();
  await page.getByRole('button', { name: ranges.add }).click();
  await expect(cell(ranges.price.from, 2)).toHaveValue('500,00');
  await cell(ranges.price.from, 2).fill('400');
  await cell(ranges.cost, 2).fill('9');
  await expect(page.getByText(ranges.overlaps.replace('%{row}', '1'))).toBeVisible();
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(rules.rangesOverlap).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await cell(ranges.price.from, 2).fill('600');
  await expect(page.getByText(ranges.overlaps.replace('%{row}', '1'))).toBeHidden();
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bayern' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('200 rows are pasted at once, and each can be typed into', async ({ site }) => {
  const page = await site.as(
    'vendor',
    { language: 'de' },
    '/delivery/details/add-delivery-template',
  );
  await page.getByRole('combobox', { name: 'Liefergebiet' }).click();
  await page.getByRole('option', { name: 'Nach Gebieten' }).click();
  await page.getByRole('combobox', { name: 'Gebiet, Zeile 1', exact: true }).focus();
  await paste(
    page,
    Array.from({ length: 200 }, (_, n) => `${10_000 + n}\t0\t499,99\t${n}`).join('\n'),
  );
  const last = page.getByRole('combobox', { name: 'Gebiet, Zeile 200', exact: true });
  await expect(last).toHaveValue('10199');
  const cost = page.getByRole('textbox', { name: 'Kosten, Zeile 100', exact: true });
  await cost.fill('');
  await cost.pressSequentially('123,45');
  await expect(cost).toHaveValue('123,45');
});
