import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Maximum number of Tab presses; more than any page needs to reach an element. */
const mostStops = 200;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** The arrow that leads to the target from the focus in its row of a table; Tab leaves the row. */
const arrowInRow = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (!element.closest('tr[aria-rowindex]')?.contains(activeElement)) return null;
    const isBefore = element.compareDocumentPosition(activeElement as Element) & 2;
    return isBefore ? 'ArrowRight' : 'ArrowLeft';
  });

/**
 * Moves the focus to the target by Tab and the arrows inside rows, or by an arrow key, only; fails
 * if the keys do not reach it.
 */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press((key === 'Tab' && (await arrowInRow(target))) || key);
  }
  await expect(target, `${key} leads to it`).toBeFocused();
};

/** Presses a button or opens a link with the keyboard. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Types into a field, replacing its content. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};
