import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const latest = 'sort: "orderedAt", order: DESC, size: 50';
const delivered = `{ orders(query: { status: "completed", paymentStatus: "paid", ${latest} }) {
  data { results { id number lines { name isMine returns { id } } } } } }`;
interface Delivered {
  orders: {
    data: {
      results: {
        id: string;
        number: string;
        lines: { name: string; isMine: boolean; returns: { id: string }[] }[];
      }[];
    };
  };
}

test('a return is recorded, its goods come back, and it is refunded in one step', async ({
  site,
}) => {
  // the partner has delivered the first of its lines
  const { orders } = await site.api<Delivered>('vendor', delivered);
  const order = orders.data.results.find(
    ({ lines: [line] }) => line?.isMine && line.returns.length === 0,
  );
  const name = order?.lines[0]?.name;
  const address = `/orders/details/${order?.id}`;

  const page = await site.as('admin', { language: 'de' }, address);
  await page.getByRole('button', { name: `Rücksendung eintragen: ${name}` }).click();
  const adding = page.getByRole('dialog', { name: 'Rücksendung eintragen' });
  await expect(adding.getByText(/geliefert wurden/)).toBeVisible();
  await adding.getByRole('spinbutton', { name: 'Menge' }).fill('99');
  await adding.getByRole('combobox', { name: 'Grund' }).click();
  await page.getByRole('option', { name: 'Widerruf' }).click();
  await adding.getByRole('textbox', { name: 'Anmerkung' }).pressSequentially('Zu dunkel');
  await adding.getByRole('button', { name: 'Rücksendung eintragen' }).click();
  await expect(adding.getByText(/lassen sich noch zurückschicken/)).toBeVisible();
  await adding.getByRole('spinbutton', { name: 'Menge' }).fill('1');
  expect(await axeFindings(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Rücksendung eintragen' }).click();
  await expect(page.getByText('Die Rücksendung ist eingetragen.')).toBeVisible();
  const returns = page.getByRole('list', { name: `Rücksendungen: ${name}` });
  await expect(returns.getByText('Angekündigt', { exact: true })).toBeVisible();

  const partner = await site.as('vendor', { language: 'de' }, address);
  const theirs = partner.getByRole('list', { name: `Rücksendungen: ${name}` });
  await expect(theirs.getByText('Zu dunkel')).toBeVisible();
  // partners neither reject nor refund
  await expect(theirs.getByRole('button')).toHaveCount(1);
  await theirs.getByRole('button', { name: `Ware eingegangen: ${name}` }).click();
  const receiving = partner.getByRole('dialog', { name: 'Ware eingegangen' });
  await receiving.getByRole('textbox', { name: 'Zustand der Ware' }).fill('Unbenutzt');
  await receiving.getByRole('button', { name: 'Ware eingegangen' }).click();
  await expect(theirs.getByText('Zustand: Unbenutzt')).toBeVisible();
  expect(await axeFindings(partner)).toEqual([]);

  await page.reload();
  await returns.getByRole('button', { name: `Rücksendung erstatten: ${name}` }).click();
  const refunding = page.getByRole('dialog', { name: 'Rücksendung erstatten' });
  await expect(refunding.getByText('Kunde erhält')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await refunding.getByRole('button', { name: 'Erstatten' }).click();
  await expect(page.getByText('Die Rücksendung ist erstattet.')).toBeVisible();
  await expect(returns.getByText(/Kunde erhält/)).toBeVisible();
  await expect(page.getByText('Rückzahlung offen').first()).toBeVisible();

  await page.getByRole('link', { name: 'Rücksendungen' }).first().click();
  await page
    .getByRole('textbox', { name: 'Nach Bestellung, Kunde oder Produkt suchen' })
    .fill(`${order?.number}`);
  await expect(
    page.getByRole('row', { name: new RegExp(`${order?.number}.*Erstattet`) }),
  ).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
});
