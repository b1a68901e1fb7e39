import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const unpaid = `{ orders(query: { paymentStatus: "pending", status: "completed", size: 1 }) {
  data { results { id number total } } } }`;
interface Unpaid {
  orders: { data: { results: { id: string; number: string; total: string }[] } };
}

test('an order is paid in part, then too much, and the surplus is paid back', async ({ site }) => {
  const found = await site.api<Unpaid>('admin', unpaid);
  const [order] = found.orders.data.results;
  const page = await site.as('admin', { language: 'de' }, `/orders/details/${order?.id}`);
  const pay = async (amount: string, paymentId: string) => {
    await page.getByRole('button', { name: 'Zahlung verbuchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zahlung verbuchen' });
    await dialog.getByRole('textbox', { name: 'Betrag netto' }).fill(amount);
    await dialog.getByRole('textbox', { name: 'Zahlungsnummer' }).fill(paymentId);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await pay('10,00', 'BANK-1');
  await expect(page.getByText('Diese Bestellung ist erst teilweise bezahlt.')).toBeVisible();
  await pay(`${order?.total}`.replace('.', ','), 'BANK-2');
  await expect(page.getByText('Überzahlt').first()).toBeVisible();
  await expect(page.getByText('Zu viel bezahlt')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // typed text is not lost without a question; typed as a user does, not within a frame
  await page.getByRole('button', { name: 'Zurücknehmen: BANK-1' }).click();
  await page.getByRole('textbox', { name: 'Grund' }).pressSequentially('Falsch', { delay: 50 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await expect(page.getByText('Die Zahlung wurde zurückgenommen.')).toBeVisible();
  await expect(page.getByText('Hinfällig')).toBeVisible();

  await pay('25,00', 'BANK-3');
  await page.getByRole('link', { name: 'Rückzahlungen' }).click();
  await page
    .getByRole('textbox', { name: 'Nach Bestellung oder Kunde suchen' })
    .fill(`${order?.number}`);
  // another filter clears the selection
  await expect(page.getByRole('button', { name: 'Alle Filter löschen' })).toBeVisible();
  await page
    .getByRole('row', { name: /Offen.*25,00/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Als zurückgezahlt eintragen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Verwendungszweck' }).fill('Atrium 1');
  await dialog.getByRole('button', { name: 'Als zurückgezahlt eintragen' }).click();
  await expect(page.getByRole('row', { name: /Zurückgezahlt.*25,00/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
