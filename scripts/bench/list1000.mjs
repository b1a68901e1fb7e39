import { mediansInBrowser, openPage } from './browser.mjs';
import { framesOf, prepareFrames, scrollOver } from './frames.mjs';
import { median } from './medians.mjs';

const ticked = 5;
const path = '/products/variations';
const idleMs = 700;

/**
 * Measures the cost of a list of 1,000 rows in the browser compared with one of 100; medians of 5
 * runs.
 * @param {{ origin: string, session: string, chromiumPath?: string }} where a portal's address, and
 * the value of an administrator's session in its local storage (key `user`); there are at least
 * 1,000 variations
 * @returns {Promise<{ domNodes: number, show100Ms: number, show1000Ms: number, ratio: number,
 * tickMs: number, framesUnder50: number, slowestFrameMs: number }>} `show…Ms` from choosing the
 * page size to the end of the last long task, without the time of the request
 */
export const measureList1000 = async ({ origin, session, chromiumPath }) => {
  return mediansInBrowser(chromiumPath, (browser) => measureOnce(browser, origin, session));
};

const measureOnce = async (browser, origin, session) => {
  const hundred = await openList(browser, origin, session);
  const show100Ms = await choosePageSize(hundred, 100);
  await hundred.context().close();

  const page = await openList(browser, origin, session);
  const show1000Ms = await choosePageSize(page, 1000);
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const tickMs = await tick(page);
  await prepareFrames(page);
  await scrollOver(page, page.getByRole('region'));
  const frames = await framesOf(page);
  await page.context().close();
  return { domNodes, show100Ms, show1000Ms, ratio: show1000Ms / show100Ms, tickMs, ...frames };
};

const openList = async (browser, origin, session) => {
  const page = await openPage(browser, session);
  await page.goto(origin + path);
  await page.locator('tbody tr').nth(9).waitFor();
  await settled(page);
  return page;
};

/** Waits until nothing is loading and the main thread has been idle for a while. */
const settled = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idleMs);
};

const choosePageSize = async (page, size) => {
  const sizes = page.getByRole('combobox', { name: /Zeilen pro Seite/ });
  await page.evaluate(() => {
    performance.clearResourceTimings();
    window.longTaskEnds = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        window.longTaskEnds.push(startTime + duration);
      }
    }).observe({ type: 'longtask' });
    const note = ({ timeStamp }) => {
      window.chosenAt = timeStamp;
    };
    document.addEventListener('change', note, { capture: true, once: true });
  });
  await sizes.selectOption(String(size));
  await page.locator(`tbody tr[aria-rowindex="${size > 100 ? 5 : size + 1}"]`).waitFor();
  await page.locator(`table[aria-rowcount="${size + 1}"]`).waitFor();
  await settled(page);
  return page.evaluate(() => {
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/graphql'));
    const last = requests.at(-1);
    const dataMs = last ? last.responseEnd - last.startTime : 0;
    const end = Math.max(last?.responseEnd ?? 0, ...window.longTaskEnds);
    return end - window.chosenAt - dataMs;
  });
};

/** From the click on a row's checkbox to the frame that shows it. */
const tick = async (page) => {
  const times = [];
  for (let row = 0; row < ticked; row += 1) {
    times.push(
      await page.evaluate(async (index) => {
        const box = document.querySelectorAll('tbody tr[data-index] input')[index];
        const start = performance.now();
        box.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - start;
      }, row),
    );
    await page.waitForTimeout(100);
  }
  return median(times);
};
