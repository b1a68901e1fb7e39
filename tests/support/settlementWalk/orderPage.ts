import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser.ts';
import { press, tabTo, typeInto } from '#tests/support/keyboard.ts';
import { refunded } from './figures.ts';
import { market, type Walk } from './walk.ts';

/* Steps on the page of the order, by keyboard. */

export const pay = async (
  page: Page,
  { texts, entered }: Walk,
  amount: number,
  paymentId: string,
) => {
  const { recordPayment, fields } = texts.orders;
  await press(page, page.getByRole('button', { name: recordPayment.action }));
  const dialog = page.getByRole('dialog', { name: recordPayment.title });
  await typeInto(
    page,
    dialog.getByRole('textbox', { name: recordPayment.amount }),
    entered(amount),
  );
  await typeInto(page, dialog.getByRole('textbox', { name: fields.paymentId }), paymentId);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
};

/** Opens the menu of a line or service, and chooses a state. */
const choose = async (
  page: Page,
  { texts }: Walk,
  name: string,
  move: 'completed' | 'cancelled',
) => {
  const { moveMenu, moves } = texts.orders;
  await press(page, page.getByRole('button', { name: moveMenu.replace('%{name}', name) }));
  await tabTo(page, page.getByRole('menuitem', { name: moves[move] }), 'ArrowDown');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog');
};

export const complete = async (page: Page, walk: Walk, name: string) => {
  const dialog = await choose(page, walk, name, 'completed');
  await press(page, dialog.getByRole('button', { name: walk.texts.orders.moves.completed }));
  await expect(dialog).toHaveCount(0);
};

export const cancelLamp = async (page: Page, walk: Walk) => {
  const { moves, fields } = walk.texts.orders;
  const dialog = await choose(page, walk, market().lamp.name, 'cancelled');
  await typeInto(page, dialog.getByRole('textbox', { name: fields.reason }), 'Out of stock');
  await press(page, dialog.getByRole('button', { name: moves.cancelled }));
  await expect(dialog).toHaveCount(0);
};

export const announceReturn = async (page: Page, { texts }: Walk, name: string) => {
  const { add, fields, reasons } = texts.returns;
  await press(page, page.getByRole('button', { name: `${add.action}: ${name}` }));
  const dialog = page.getByRole('dialog', { name: add.title });
  await typeInto(page, dialog.getByRole('spinbutton', { name: fields.quantity }), '1');
  await press(page, dialog.getByRole('combobox', { name: fields.reason }));
  await tabTo(page, page.getByRole('option', { name: reasons.withdrawal }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: add.action }));
  await expect(dialog).toHaveCount(0);
};

export const receiveGoods = async (page: Page, { texts }: Walk, name: string) => {
  const { receive, fields } = texts.returns;
  await press(page, page.getByRole('button', { name: `${receive.action}: ${name}` }));
  const dialog = page.getByRole('dialog', { name: receive.action });
  await typeInto(page, dialog.getByRole('textbox', { name: fields.condition }), 'OK');
  await press(page, dialog.getByRole('button', { name: receive.action }));
  await expect(dialog).toHaveCount(0);
};

export const refundReturn = async (page: Page, { texts, shown }: Walk, name: string) => {
  const { refund, fields } = texts.returns;
  await press(page, page.getByRole('button', { name: `${refund.action}: ${name}` }));
  const dialog = page.getByRole('dialog', { name: refund.action });
  await press(page, dialog.getByRole('checkbox', { name: fields.withShipping }), 'Space');
  await expect(dialog.getByText(shown(refunded))).toBeVisible();
  await press(page, dialog.getByRole('button', { name: refund.confirm }));
  await expect(dialog).toHaveCount(0);
};
