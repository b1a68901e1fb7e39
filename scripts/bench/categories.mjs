import { mediansInBrowser, openPage } from './browser.mjs';
import { countFrames, framesOf, prepareFrames, scrollOver } from './frames.mjs';
import { median } from './medians.mjs';

const searched = 'Leuchten';

/**
 * Cost of a tree of thousands of categories in the browser; medians of 5 runs. Frames are only
 * counted during activity: opening the page, each letter of a search, expanding all, scrolling,
 * dragging a branch.
 * @param {{ origin: string, session: string, chromiumPath?: string }} where a portal's address, and
 * the value of an administrator's session in its local storage (key `user`)
 * @returns {Promise<{ categories: number, openMs: number, searchMs: number, expandMs: number,
 * moveMs: number, framesUnder50: number, slowestFrameMs: number, domNodes: number }>} `…Ms` from
 * the click, the letter or the drop to the frame that shows the result; `openMs` without the time
 * of the request
 */
export const measureCategories = async ({ origin, session, chromiumPath }) => {
  return mediansInBrowser(chromiumPath, (browser) => measureOnce(browser, origin, session));
};

const measureOnce = async (browser, origin, session) => {
  const page = await openPage(browser, session);
  // the application is loaded before the tree is opened, as in daily use
  await page.goto(origin);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Kategorien', exact: true })
    .waitFor();
  await page.waitForLoadState('networkidle');
  await prepareFrames(page);

  const openMs = await open(page);
  const categories = await countOf(page);
  const searchMs = await search(page);
  const expandMs = await expandAll(page);
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await scrollOver(page, page.getByRole('tree'));
  const moveMs = await moveBranch(page);
  const frames = await framesOf(page);
  await page.context().close();
  return {
    categories,
    openMs,
    searchMs,
    expandMs,
    moveMs,
    domNodes,
    ...frames,
  };
};

const open = async (page) => {
  const shown = page.evaluate(async () => {
    performance.clearResourceTimings();
    const ms = await window.bench.until(() => document.querySelector('[role=treeitem]'), 'click');
    const request = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.endsWith('/graphql'));
    return ms - (request ? request.responseEnd - request.startTime : 0);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Kategorien', exact: true }).click();
  return shown;
};

const countOf = async (page) => {
  const text = await page.getByText(/^[\d.]+ Kategorien$/).textContent();
  return Number.parseInt(text.replaceAll('.', ''), 10);
};

/** The median over the letters. */
const search = async (page) => {
  const field = page.getByLabel('Kategorien durchsuchen');
  await field.click();
  const times = [];
  for (const [place, letter] of [...searched].entries()) {
    const part = searched.slice(0, place + 1);
    const shown = page.evaluate(
      (text) =>
        window.bench.until(
          () => document.querySelector('mark')?.textContent.toLowerCase() === text.toLowerCase(),
          'keydown',
        ),
      part,
    );
    await page.keyboard.press(letter);
    times.push(await shown);
  }
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await page.waitForFunction(() => !document.querySelector('mark'));
  return median(times);
};

const expandAll = async (page) => {
  const shown = page.evaluate(() =>
    window.bench.until(() => document.querySelector('[aria-level="4"]'), 'click'),
  );
  await page.getByRole('button', { name: 'Alle aufklappen' }).click();
  return shown;
};

/** Drags a branch of the third level before its previous sibling, with the whole tree open. */
const moveBranch = async (page) => {
  const [to, from] = await twoBranches(page);
  await page.mouse.move(from.x, from.y);
  await page.evaluate(() => {
    window.bench.isOn = true;
  });
  await page.mouse.down();
  await page.mouse.move(from.x, to.y, { steps: 30 });
  await page.mouse.move(from.x, to.y - 15, { steps: 5 });
  const shown = page.evaluate(() =>
    window.bench.until(() => document.querySelector('.MuiAlert-filledSuccess'), 'pointerup'),
  );
  const askedAnew = page.waitForResponse((response) =>
    response.request().postData()?.includes('query CategoryTree'),
  );
  await page.mouse.up();
  const ms = await shown;
  // includes refetching the tree
  await countFrames(page, async () => {
    await askedAnew;
    await page.waitForTimeout(300);
  });
  return ms;
};

/** The centres of two third-level branches, the first scrolled to the second row from the top. */
const twoBranches = async (page) => {
  await page.evaluate(() => {
    const area = document.querySelector('[role=tree]').parentElement;
    const { top } = area.getBoundingClientRect();
    const shown = [...document.querySelectorAll('[role=treeitem][aria-level="3"]')]
      .map((row) => row.getBoundingClientRect().top - top)
      .filter((distance) => distance >= 0);
    area.scrollTop += Math.min(...shown) - 60;
  });
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { top, bottom } = document
      .querySelector('[role=tree]')
      .parentElement.getBoundingClientRect();
    return [...document.querySelectorAll('[role=treeitem][aria-level="3"]')]
      .map((row) => row.getBoundingClientRect())
      .filter((box) => box.top >= top - 1 && box.bottom <= bottom)
      .sort((one, other) => one.top - other.top)
      .slice(0, 2)
      .map((box) => ({ x: box.left + 200, y: box.top + box.height / 2 }));
  });
};
