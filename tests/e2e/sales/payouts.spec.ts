import { demoPassword } from '#server/demo/accounts.ts';
import { asLater } from '#tests/support/asLater.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

test.use({ isFurnished: true });

const orders = '{ orders(query: { size: 1000 }) { data { results { lines { id name } } } } }';
interface Orders {
  orders: { data: { results: { lines: { id: string; name: string }[] }[] } };
}

test('a payout is requested in the modal, approved, transferred, and a refund is on the statement', async ({
  site,
}) => {
  const partner = await site.as('vendor', { language: 'de' }, '/payouts');
  await partner.getByRole('button', { name: 'Auszahlung anfordern' }).click();
  const dialog = partner.getByRole('dialog');
  await expect(dialog.getByText('DE89 **** 3000')).toBeVisible();
  await expect(dialog.getByText(/Sessel Fano, 1 Stück/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Verbindlich anfordern' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /nicht zurücknehmen/ }).check();
  expect(await axeFindings(partner)).toEqual([]);
  await confirm.click();
  const message = partner.getByText(/Die Auszahlung P-.* ist angefordert/);
  await expect(message).toBeVisible();
  const requested = /P-\d{4}-\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? '';
  await expect(partner.getByRole('link', { name: requested })).toBeVisible();

  const admin = await site.as('admin', { language: 'en' }, '/payouts');
  await admin.getByRole('link', { name: requested }).click();
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('button', { name: 'Mark as transferred' }).click();
  const transfer = admin.getByRole('dialog');
  await transfer.getByRole('button', { name: 'Mark as transferred' }).click();
  await expect(transfer.getByText('Required')).toBeVisible();
  await transfer.getByRole('textbox', { name: 'Reference' }).fill('Atrium 47');
  await transfer.getByRole('button', { name: 'Mark as transferred' }).click();
  await expect(admin.getByText('Atrium 47')).toBeVisible();
  await expect(admin.getByText('DE89 **** 3000')).toBeVisible();
  await asLater(admin, 'revealPayoutAccount');
  await admin.getByRole('button', { name: 'Show account number' }).click();
  const question = admin.getByRole('dialog');
  await question.getByLabel('Password', { exact: true }).fill(demoPassword);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('DE89370400440532013000')).toBeVisible();
  expect(await axeFindings(admin)).toEqual([]);

  // 12 % of the amount is given back
  const found = await site.api<Orders>('admin', orders);
  const line = found.orders.data.results
    .flatMap(({ lines }) => lines)
    .find(({ name }) => name === 'Sessel Fano');
  await site.api(
    'admin',
    'mutation ($input: RefundInput!) { createRefund(input: $input) { data { id } } }',
    { input: { externalId: 'R-1', lineId: line?.id, amount: '500.00', reason: 'Kratzer' } },
  );
  await openPath(partner, '/payouts/statement');
  await expect(partner.getByText('Erstattung: Sessel Fano')).toBeVisible();
  await expect(partner.getByText('-440,00 €').first()).toBeVisible();
  expect(await axeFindings(partner)).toEqual([]);
  const saved = partner.waitForEvent('download');
  await partner.getByRole('button', { name: 'Exportieren' }).click();
  await partner.getByRole('menuitem', { name: 'Zum Drucken (.pdf)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^kontoauszug-.*\.pdf$/);
});
