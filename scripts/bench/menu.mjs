import { callerOf } from '#scripts/lib/server.mjs';
import { mediansInBrowser, openPage } from './browser.mjs';
import { countFrames, framesOf, prepareFrames } from './frames.mjs';

const items = 100;

/**
 * Drags an item through a column of the website's menu with the maximum number of items; medians of
 * 5 runs. Frames are counted from picking it up until the column is reloaded.
 * @param {{ port: string, session: string, token: string, chromiumPath?: string }} where a server,
 * the value of an administrator's session in local storage (key `user`), and its token
 * @returns {Promise<{ items: number, moveMs: number, framesUnder50: number, slowestFrameMs: number
 * }>} `moveMs` from the drop until the API has confirmed it
 */
export const measureMenu = async ({ port, session, token, chromiumPath }) => {
  const id = await createColumn(callerOf(port, token));
  const address = `http://admin.localhost:${port}/website-menu?level2=${id}`;
  const measured = await mediansInBrowser(chromiumPath, (browser) =>
    measureOnce(browser, session, address),
  );
  return { items, ...measured };
};

const createColumn = async (call) => {
  const create = async (input) => {
    const { createMenuItem } = await call(
      'mutation ($input: MenuItemInput!) { createMenuItem(input: $input) { data { id } } }',
      { input },
    );
    return createMenuItem.data.id;
  };
  const parent_id = await create({ level: 2, name: 'Volle Spalte' });
  for (let place = 1; place <= items; place += 1) {
    await create({ level: 3, parent_id, name: `Menüpunkt ${place}` });
  }
  return parent_id;
};

const measureOnce = async (browser, session, address) => {
  const page = await openPage(browser, session);
  await page.goto(address);
  const handles = page.getByRole('region', { name: 'Ebene 3' }).locator('[data-sortable-handle]');
  await handles.nth(items - 1).waitFor();
  await page.waitForLoadState('networkidle');
  await prepareFrames(page);
  const { x, y } = await handles.nth(2).boundingBox();
  const sent = page.waitForResponse((response) =>
    response.request().postData()?.includes('OrderMenuItems'),
  );
  let dropped;
  await countFrames(page, async () => {
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    // to the lower end of the column, which then scrolls, and back up
    await page.mouse.move(x + 8, 840, { steps: 40 });
    await page.waitForTimeout(500);
    await page.mouse.move(x + 8, y + 60, { steps: 40 });
    dropped = performance.now();
    await page.mouse.up();
    await sent;
  });
  const moveMs = performance.now() - dropped;
  await countFrames(page, () => page.waitForTimeout(500));
  const frames = await framesOf(page);
  await page.context().close();
  return { moveMs, ...frames };
};
