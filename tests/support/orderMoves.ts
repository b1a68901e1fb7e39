import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from './axe.ts';
import { expect } from './browser.ts';
import { press, tabTo, typeInto } from './keyboard.ts';

/* A seller's steps on its own part of an order, by keyboard. */

const { resources } = messages;

/** Formats an amount in German, without the currency. */
export const { format: amount } = new Intl.NumberFormat('de', { minimumFractionDigits: 2 });

/** An order as one of its sellers sees it. */
export interface Own {
  page: Page;
  number: string;
  /** The product that the partner sells, and those of others. */
  sold: string;
  others: string;
}

/** Opens the order from the list and expects only the own part. */
export const openOwnPart = async ({ page, number, sold, others }: Own, share: string) => {
  const { orders } = resources;
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText(share);
  await press(page, row.getByRole('link', { name: number }));
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText(orders.details.others)).toBeVisible();
  await expect(page.getByRole('heading', { name: sold })).toBeVisible();
  await expect(page.getByText(others)).toHaveCount(0);
};

const stepOf = (page: Page, word: string, name: string) =>
  page.getByRole('button', { name: `${word}: ${name}`, exact: true });

const moveTo = (page: Page, word: string, name: string) => press(page, stepOf(page, word, name));

export const complete = async ({ page }: Own, name: string) => {
  const { moves, move } = resources.orders;
  await moveTo(page, moves.completed, name);
  const dialog = page.getByRole('dialog', { name: move.completedTitle });
  const warning = move.completedText.split(' |||| ')[0]?.replace('%{name}', name) ?? '';
  await expect(dialog.getByText(warning)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: moves.completed }));
  await expect(dialog).toHaveCount(0);
  await expect(stepOf(page, moves.completed, name)).toHaveCount(0);
  // a further step, or the heading
  await expect(page.locator('[data-next-step]:focus, h1:focus')).toHaveCount(1);
};

export const ship = async ({ page, sold }: Own) => {
  const { moves, parcels } = resources.orders;
  await moveTo(page, moves.confirmed, sold);
  await expect(stepOf(page, moves.shipped, sold)).toBeFocused();
  await moveTo(page, moves.shipped, sold);
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('combobox', { name: parcels.fields.carrier }));
  await press(page, page.getByRole('option', { name: 'DHL' }), 'Enter');
  await typeInto(page, dialog.getByRole('textbox', { name: parcels.fields.number }), '0034 4711');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('DHL 0034 4711').first()).toBeVisible();
  await expect(stepOf(page, moves.completed, sold)).toBeFocused();
};

/** Enters 1 December 2031, half past ten, as both languages understand it. */
export const agreeOnAppointment = async ({ page }: Own, service: string) => {
  const { moves, corrections, fields } = resources.orders;
  await moveTo(page, moves.scheduled, service);
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(fields.appointmentAt));
  await page.keyboard.type('1/12/2031 10:30');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: moves.scheduled }));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('time[datetime^="2031-12-01T09:30"]').first()).toBeVisible();
  // a different appointment can still be entered
  await press(page, page.getByRole('button', { name: new RegExp(`[„“]${service}[“”]`) }));
  await expect(page.getByRole('menuitem', { name: corrections.scheduled })).toBeVisible();
  await page.keyboard.press('Escape');
};
