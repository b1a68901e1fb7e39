import type { Page } from '@playwright/test';
import { monthText } from '#contract/monthText.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect } from '#tests/support/browser.ts';
import { press, typeInto } from '#tests/support/keyboard.ts';
import { signInAs } from '#tests/support/marketPages.ts';
import { openPath } from '#tests/support/pages.ts';
import { putClockForward } from '#tests/support/serverClock.ts';
import { nextMonth } from './calls.ts';
import { decimal, netOf, refunded, second, surplus } from './figures.ts';
import type { Walk } from './walk.ts';

/* Repayments, the payout and the closed month, by keyboard. */

/** Marks the surplus and the refund as repaid, in the list of all repayments. */
export const repayAll = async (page: Page, { texts, shown }: Walk, number: string) => {
  const { search, repay, fields } = texts.repayments;
  await openPath(page, '/repayments');
  await typeInto(page, page.getByRole('textbox', { name: search }), number);
  const rows = page.getByRole('row', { name: new RegExp(number) });
  await expect(rows).toHaveCount(2);
  // with their header: the search, which would clear a selection, has taken effect
  await expect(page.getByRole('row')).toHaveCount(3);
  for (const amount of [surplus, refunded]) {
    await expect(rows.filter({ hasText: shown(amount) })).toHaveCount(1);
  }
  for (const row of await rows.all()) await press(page, row.getByRole('checkbox'), 'Space');
  await press(page, page.getByRole('button', { name: repay.open }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByRole('textbox', { name: fields.reference }), 'Atrium 31');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rows.filter({ hasText: texts.repayments.states.repaid })).toHaveCount(2);
};

/** The second seller requests what is due of its part; the marketplace pays it. */
export const payOut = async (page: Page, { site, texts, shown }: Walk) => {
  const { request } = texts.payouts;
  await openPath(page, '/payouts');
  await press(page, page.getByRole('button', { name: request.open }));
  const dialog = page.getByRole('dialog', { name: request.title });
  const { gross, commission, passedOn, adjustments } = second;
  for (const amount of [gross, commission, passedOn, -adjustments, netOf(second)]) {
    await expect(dialog.getByText(shown(amount)).first()).toBeVisible();
  }
  await press(page, dialog.getByRole('checkbox', { name: request.isFinal }), 'Space');
  await press(page, dialog.getByRole('button', { name: request.confirm }));
  await expect(dialog).toHaveCount(0);
  const open =
    '{ payouts(query: { state: "requested", sort: "id", order: DESC, size: 1 }) { data { results { id net } } } }';
  const { payouts } = await site.api<{
    payouts: { data: { results: { id: string; net: string }[] } };
  }>('admin', open);
  const [payout] = payouts.data.results;
  expect(payout?.net).toBe(decimal(netOf(second)));
  const step = `mutation ($input: PayoutStepInput!) { updatePayoutStatus(input: $input) { data } }`;
  const ids = [payout?.id];
  await site.api('admin', step, { input: { ids, status: 'approved' } });
  const paidOn = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await site.api('admin', step, { input: { ids, status: 'paid', reference: 'Atrium 32', paidOn } });
};

/** Puts the server's clock into the next month, and closes the present one. */
export const closeMonth = async ({ site, texts }: Walk, month: string) => {
  putClockForward(32 * 86_400_000);
  // sessions of the former month end as soon as the server has read it
  await expect(async () =>
    expect(await nextMonth(site)).toEqual({ month, isEnded: true }),
  ).toPass();
  const page = await site.as('admin', {}, '/ledgerStatements');
  const { next, close } = texts.ledgerStatements;
  await press(page, page.getByRole('button', { name: next.open }));
  const named = (text: string) => text.replace('%{month}', monthText(month, 'de'));
  const dialog = page.getByRole('dialog', { name: named(close.title) });
  await press(page, dialog.getByRole('checkbox', { name: close.isFinal }), 'Space');
  await press(page, dialog.getByRole('button', { name: close.confirm }));
  await expect(page.getByText(named(close.done))).toBeVisible();
};

/** A seller opens the month's statement, which has the computed balance. */
export const readStatement = async (
  { site, texts }: Walk,
  email: string,
  month: string,
  balance: number,
) => {
  const page = await signInAs(site, email, '/ledgerStatements');
  await press(page, page.getByRole('link', { name: monthText(month, 'de') }));
  const { closing } = texts.payouts.statement;
  await expect(page.getByRole('term').last()).toHaveText(closing);
  const euros = { style: 'currency', currency: 'EUR' } as const;
  const amount = new Intl.NumberFormat('de', euros).format(balance / 100);
  await expect(page.getByRole('definition').last()).toHaveText(amount);
  expect(await axeFindings(page)).toEqual([]);
};
