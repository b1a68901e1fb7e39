/**
 * Has a page record when each element first appeared, in milliseconds since the page was requested,
 * as `window.shownAt` by selector. A slow measuring process does not affect the times.
 * @param {import('@playwright/test').Page} page before its first navigation
 * @param {readonly string[]} selectors
 */
export const recordShownTimes = (page, selectors) =>
  page.addInitScript((all) => {
    window.shownAt = {};
    new MutationObserver(() => {
      for (const selector of all) {
        if (document.querySelector(selector)) window.shownAt[selector] ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  }, selectors);
