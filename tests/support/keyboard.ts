import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Maximum number of estimates and Tab presses; more than any page needs to reach an element. */
const mostStops = 200;

interface Way {
  key: string;
  presses: number;
}

/**
 * The key that moves the focus towards the target, and an estimate of the number of presses from the
 * order of the focusable elements. In the row of a table it is an arrow, because Tab leaves the row;
 * elsewhere it is Tab or Shift+Tab. Null if the target has the focus.
 */
const wayTo = (target: Locator): Promise<Way | null> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (element === activeElement) return null;
    const isAfter = (node: Element) =>
      Boolean(activeElement && activeElement.compareDocumentPosition(node) & 4);
    const row = element.closest('tr[aria-rowindex]');
    if (row?.contains(activeElement))
      return { key: isAfter(element) ? 'ArrowRight' : 'ArrowLeft', presses: 1 };
    const hidden = document.querySelector('body > [aria-hidden="true"]');
    /** Rows of tables are one stop. */
    const stopOf = (each: Element | null) => each?.closest('tr[aria-rowindex]') ?? each;
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]',
      ),
    ].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.matches(':disabled, [data-testid^="sentinel"]') &&
        !hidden?.contains(each) &&
        each.checkVisibility({ visibilityProperty: true }),
    );
    const stops = [...new Set(all.map(stopOf))] as Element[];
    const to = stops.indexOf(stopOf(element) as Element);
    if (to < 0) return { key: 'Tab', presses: 1 };
    const start = activeElement === document.body ? null : stopOf(activeElement);
    const before = start ? stops.findIndex((each) => each === start || isAfter(each)) : 0;
    const from = before < 0 ? stops.length : before;
    const isStop = start !== null && stops[from] === start;
    if (to < from) return { key: 'Shift+Tab', presses: from - to };
    return { key: 'Tab', presses: to - from + (isStop ? 0 : 1) };
  });

/**
 * Moves the focus to the target by Tab, Shift+Tab and the arrows inside rows, or by an arrow key,
 * only; fails if the keys do not reach it. An estimate of the presses is tried first, because a look
 * at the focus after each takes more time than the press.
 */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await target.waitFor();
  let isEstimated = key === 'Tab';
  for (let stop = 0; stop < mostStops; stop += 1) {
    const way = await wayTo(target);
    if (!way) return;
    const isArrow = key === 'Tab' && way.key.startsWith('Arrow');
    const presses = isEstimated ? way.presses : 1;
    const pressed = isArrow || isEstimated ? way.key : key;
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(pressed);
    // around a dialog the order differs from the document's, so the estimates give way to Tab alone
    if (!isArrow) isEstimated = isEstimated && stop < 4;
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
