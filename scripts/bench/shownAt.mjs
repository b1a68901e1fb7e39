/**
 * Has a page record when each element first appeared, in milliseconds since it was asked for, as
 * `window.shownAt` by selector: however slow the machine that asks for it afterwards.
 * @param {import('@playwright/test').Page} page before it goes anywhere
 * @param {readonly string[]} selectors
 */
export const noteWhenShown = (page, selectors) =>
  page.addInitScript((all) => {
    window.shownAt = {};
    new MutationObserver(() => {
      for (const selector of all) {
        if (document.querySelector(selector)) window.shownAt[selector] ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  }, selectors);
