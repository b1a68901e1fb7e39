import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** More than any page has before what is looked for. */
const mostStops = 200;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Moves the focus there by Tab, or an arrow, alone; fails where that does not lead. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${key} leads to it`).toBeFocused();
};

/** Presses a button or opens a link without a pointer. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Types into a field, in place of what is in it. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};
