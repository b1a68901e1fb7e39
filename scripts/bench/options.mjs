import { callerOf } from '#scripts/lib/server.mjs';
import { mediansInBrowser, openPage } from './browser.mjs';
import { countFrames, framesOf, prepareFrames, scrollOver } from './frames.mjs';
import { median } from './medians.mjs';

const options = 5000;
const searched = 'Farbe 49';

/**
 * Measures the cost of an attribute with 5,000 options in the browser; medians of 5 runs. Frames
 * are only counted during activity: opening the page, each letter of a search, scrolling, dragging
 * an option.
 * @param {{ port: string, session: string, token: string, chromiumPath?: string }} where a server,
 * the value of an administrator's session in local storage (key `user`), and its token
 * @returns {Promise<{ options: number, openMs: number, searchMs: number, moveMs: number,
 * framesUnder50: number, slowestFrameMs: number, domNodes: number }>} `…Ms` from the click, the
 * letter or the drop to the frame that shows the result; `openMs` without the requests
 */
export const measureOptions = async ({ port, session, token, chromiumPath }) => {
  const id = await createAttribute(callerOf(port, token));
  const origin = `http://admin.localhost:${port}`;
  const measured = await mediansInBrowser(chromiumPath, (browser) =>
    measureOnce(browser, origin, session, id),
  );
  return { options, ...measured };
};

const createAttribute = async (call) => {
  const { createAttribute: created } = await call(
    'mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }',
    {
      input: {
        name: 'Viele Farben',
        slug: 'viele-farben',
        type: 'select',
        is_configurable: true,
        is_dropdown: true,
      },
    },
  );
  const attr_id = created.data.id;
  const names = Array.from({ length: options }, (_, place) => `Farbe ${place + 1}`);
  await call(
    'mutation ($input: AttributeOptionsInput!) { createAttributeOptions(input: $input) { status } }',
    { input: { attr_id, names } },
  );
  return attr_id;
};

const measureOnce = async (browser, origin, session, id) => {
  const page = await openPage(browser, session);
  // the application is loaded before the options are opened, as in daily use
  await page.goto(`${origin}/collections/attributes?name=Viele+Farben`);
  await page.getByRole('link', { name: 'Viele Farben', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await prepareFrames(page);

  const openMs = await open(page, id);
  const searchMs = await search(page);
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await scrollOver(page, page.getByRole('list', { name: 'Werte in ihrer Reihenfolge' }));
  const moveMs = await move(page);
  const frames = await framesOf(page);
  await page.context().close();
  return { openMs, searchMs, moveMs, domNodes, ...frames };
};

const open = async (page, id) => {
  const shown = page.evaluate(async () => {
    performance.clearResourceTimings();
    const ms = await window.bench.until(() => document.querySelector('li[data-option]'), 'click');
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/graphql'));
    const first = Math.min(...requests.map(({ startTime }) => startTime));
    const last = Math.max(...requests.map(({ responseEnd }) => responseEnd));
    return ms - (last - first);
  });
  await page.locator(`a[href$="/options/system/${id}"]`).first().click();
  return shown;
};

/** The median over the letters. */
const search = async (page) => {
  const field = page.getByRole('textbox', { name: 'Werte suchen' });
  await field.click();
  const times = [];
  for (const [place, letter] of [...searched].entries()) {
    const found = searched.slice(0, place + 1).trim();
    const shown = page.evaluate(
      (text) =>
        window.bench.until(() => {
          const field = document.activeElement;
          const names = [...document.querySelectorAll('li[data-option] .name')];
          return (
            field.value.trim() === text &&
            names.every(({ textContent }) => textContent.includes(text))
          );
        }, 'keydown'),
      found,
    );
    await page.keyboard.press(letter);
    times.push(await shown);
  }
  await field.fill('');
  await page.locator('li[data-option] [data-handle]:not([aria-disabled="true"])').first().waitFor();
  return median(times);
};

/** Drags a value some rows down; measures from the drop to the API's confirmation. */
const move = async (page) => {
  const handle = page.locator('li[data-option] [data-handle]').nth(8);
  const { x, y } = await handle.boundingBox();
  await page.mouse.move(x + 8, y + 8);
  let shown;
  await countFrames(page, async () => {
    await page.mouse.down();
    await page.mouse.move(x + 8, y + 8 + 4 * 56, { steps: 30 });
    shown = page.evaluate(() =>
      window.bench.until(() => document.querySelector('.MuiAlert-filledSuccess'), 'pointerup'),
    );
  });
  await page.mouse.up();
  const ms = await shown;
  await countFrames(page, () => page.waitForTimeout(300));
  return ms;
};
