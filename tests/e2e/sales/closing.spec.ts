import { monthText } from '#contract/monthText.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const nextMonth = '{ monthToClose { data { month isEnded } } }';

test('an administrator closes a month, and a partner downloads its statement', async ({ site }) => {
  const { monthToClose } = await site.api<{
    monthToClose: { data: { month: string; isEnded: boolean } };
  }>('admin', nextMonth);
  expect(monthToClose.data.isEnded).toBe(true);
  const month = monthText(monthToClose.data.month, 'de');
  const page = await site.as('admin', { language: 'de' }, '/payouts');
  await page.getByRole('link', { name: 'Monatsabschlüsse' }).click();
  await expect(page.getByText('Noch offen')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Abschließen' }).click();
  const dialog = page.getByRole('dialog', { name: `${month} abschließen?` });
  const confirm = dialog.getByRole('button', { name: 'Abschließen' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').press(' ');
  await confirm.press('Enter');
  await expect(page.getByText(`${month} ist abgeschlossen.`)).toBeVisible();
  await expect(page.getByRole('link', { name: month }).first()).toBeVisible();
  await expect(page.getByText(/läuft noch/)).toBeVisible();

  const partner = await site.as('vendor', { language: 'de' }, '/ledgerStatements');
  await partner.getByRole('link', { name: month }).click();
  await expect(partner.getByText(/^Kontoauszug .* bis /)).toBeVisible();
  const saved = partner.waitForEvent('download');
  await partner.getByRole('button', { name: 'Exportieren' }).click();
  await partner.getByRole('menuitem', { name: 'Zum Drucken (.pdf)' }).click();
  expect((await saved).suggestedFilename()).toBe(`kontoauszug-${monthToClose.data.month}.pdf`);
});
