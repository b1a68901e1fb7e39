import type { Locator, Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site, test } from '#tests/support/browser.ts';
import { png } from '#tests/support/pictures.ts';

const path = '/collections/categories';
const key = 'collections/categories';

const tree = (page: Page) => page.getByRole('tree', { name: 'Kategorien' });
const item = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true });

/** The visible names from top to bottom, indented by level. */
const drawn = (page: Page): Promise<string[]> =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => '  '.repeat(Number(row.ariaLevel) - 1) + row.ariaLabel),
    );

interface Made {
  id: string;
  name: string;
}

const create = async (site: Site, name: string, parent?: Made): Promise<Made> => {
  const input = { name, slug: name.toLowerCase().replaceAll(' ', '-'), parentId: parent?.id };
  const { createCategory } = await site.api<{ createCategory: { data: Made } }>(
    'admin',
    `mutation ($input: CategoryCreateInput!) { createCategory(input: $input) { data { id name } } }`,
    { input },
  );
  return createCategory.data;
};

test('categories are created, renamed, moved and deleted', async ({ site }) => {
  const text = messages.resources[key];
  const page = await site.as('admin', {}, path);
  const dialog = page.getByRole('dialog');
  const name = page.getByRole('textbox', { name: text.fields.name, exact: true });

  await page.getByRole('button', { name: text.create }).click();
  await dialog.getByLabel(text.fields.name).fill('Küche & Bar');
  await expect(dialog.getByLabel(text.fields.slug)).toHaveValue('kueche-bar');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.createNow }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  await expect(item(page, 'Küche & Bar')).toHaveAttribute('aria-selected', 'true');
  await expect(item(page, 'Küche & Bar')).toBeFocused();

  for (const child of ['Theken', 'Barwagen']) {
    await page.getByRole('button', { name: text.subcategory, exact: true }).click();
    await dialog.getByLabel(text.fields.name).fill(child);
    await dialog.getByRole('button', { name: text.createNow }).click();
    await expect(item(page, child)).toBeFocused();
    await item(page, 'Küche & Bar').click();
  }

  await item(page, 'Theken').click();
  await page.keyboard.press('F2');
  await page.keyboard.type('Tresen');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.renamed)).toBeVisible();
  await expect(item(page, 'Tresen')).toBeFocused();
  // the open form has the new name and can still be saved
  await expect(name).toHaveValue('Tresen');
  await name.fill('Tresen und Theken');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(text.saved)).toBeVisible();
  await expect(item(page, 'Tresen und Theken')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // behind its sibling, by keyboard
  await item(page, 'Tresen und Theken').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^„Tresen und Theken“ aufgenommen/)).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText(text.moved)).toBeVisible();
  await expect
    .poll(async () => (await drawn(page)).slice(-3))
    .toEqual(['Küche & Bar', '  Barwagen', '  Tresen und Theken']);
  await expect(item(page, 'Tresen und Theken')).toBeFocused();

  // to another category, through the dialog
  await page.getByRole('button', { name: text.moveNow, exact: true }).click();
  await dialog.getByLabel(messages.list.search).fill('barwagen');
  await dialog.getByRole('treeitem', { name: 'Barwagen', exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.moveNow }).click();
  await expect
    .poll(async () => (await drawn(page)).slice(-3))
    .toEqual(['Küche & Bar', '  Barwagen', '    Tresen und Theken']);

  // the closing dialog gives the focus back
  await expect(dialog).toHaveCount(0);
  // together with its subcategories, which move up one level
  await item(page, 'Barwagen').focus();
  await page.keyboard.press('Delete');
  await expect(dialog.getByText(text.inUse)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.moveAndDelete }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect
    .poll(async () => (await drawn(page)).slice(-2))
    .toEqual(['Küche & Bar', '  Tresen und Theken']);

  for (const each of ['Tresen und Theken', 'Küche & Bar']) {
    await item(page, each).focus();
    await page.keyboard.press('Delete');
    await expect(dialog.getByText(text.deleteText)).toBeVisible();
    await dialog.getByRole('button', { name: text.actions.delete, exact: true }).click();
    await expect(item(page, each)).toHaveCount(0);
  }
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

const centre = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
};

/** The position after the animation. */
const settled = async (element: Locator) => {
  let last = await centre(element);
  await expect(async () => {
    const before = last;
    last = await centre(element);
    expect(last).toEqual(before);
  }).toPass({ intervals: [150] });
  return last;
};

test('a category is dragged by mouse, and moves back if the API rejects the move', async ({
  site,
}) => {
  const [one, other] = [await create(site, 'Ziehen Eins'), await create(site, 'Ziehen Zwei')];
  const page = await site.as('admin', {}, `${path}?category=${one.id}`);
  await expect(item(page, one.name)).toHaveAttribute('aria-selected', 'true');
  await expect(item(page, one.name)).toBeInViewport();

  const drag = async () => {
    const from = await centre(item(page, one.name));
    const to = await centre(item(page, other.name));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 10, { steps: 2 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const msg = 'error.CONFLICT';
  const refusal = { message: msg, msg, extensions: { code: 'CONFLICT' } };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('MoveCategory')
      ? route.fulfill({ json: { data: null, errors: [refusal] } })
      : route.continue(),
  );
  await drag();
  await expect(page.getByText(messages.resources[key].conflict)).toBeVisible();
  await expect(item(page, one.name)).toHaveAttribute('aria-level', '1');

  await page.unroute('**/graphql');
  await drag();
  await expect(page.getByText(messages.resources[key].moved)).toBeVisible();
  await expect(item(page, one.name)).toHaveAttribute('aria-level', '2');
  await expect(item(page, other.name)).toHaveAttribute('aria-expanded', 'true');
});

test('a finger drags the handle', async ({ site }) => {
  const [one, other] = [await create(site, 'Finger Eins'), await create(site, 'Finger Zwei')];
  const page = await site.as('admin', {}, `${path}?category=${one.id}`);
  const handle = item(page, one.name).locator('.handle');
  // the tree has scrolled to the selected category, with its panel next to it
  await expect(page.getByRole('heading', { name: one.name })).toBeVisible();
  const from = await settled(handle);
  const to = await centre(item(page, other.name));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await send('touchStart', from.y);
  for (let step = 1; step <= 4; step += 1) {
    await send('touchMove', from.y + ((to.y - from.y) * step) / 4);
  }
  await send('touchEnd');
  await expect(page.getByText(messages.resources[key].moved)).toBeVisible();
  await expect(item(page, one.name)).toHaveAttribute('aria-level', '2');
});

test('a picture is uploaded, and leaving without saving asks first', async ({ site }) => {
  const { id, name } = await create(site, 'Mit Bild');
  const page = await site.as('admin', {}, `${path}?category=${id}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'bild.png',
    mimeType: 'image/png',
    buffer: await png({ width: 60, height: 60 }),
  });
  await expect(page.getByRole('button', { name: 'Ersetzen' })).toBeVisible();
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
  await tree(page).getByRole('treeitem').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(item(page, name)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Kategorie wurde gespeichert.')).toBeVisible();
  await expect(item(page, name).locator('img')).toBeVisible();
});

test('a search keeps the path to each match and marks it', async ({ site }) => {
  const page = await site.as('admin', {}, path);
  await page.getByLabel('Kategorien durchsuchen').fill('esszimmerstuhl');
  await expect(tree(page).locator('mark')).toHaveText(['Esszimmerstühl']);
  expect(await drawn(page)).toEqual(['Möbel', '  Stühle & Bänke', '    Esszimmerstühle']);
  await page.getByLabel('Kategorien durchsuchen').fill('gibt es nicht');
  await expect(page.getByText('Es wurde nichts gefunden.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a conflicting change is shown, and input stays', async ({ site }) => {
  const { id } = await create(site, 'Umstritten');
  const page = await site.as('admin', {}, `${path}?category=${id}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Umstritten');
  await site.api(
    'admin',
    `mutation ($id: ID!, $input: CategoryUpdateInput!) {
      updateCategory(id: $id, input: $input) { data { id } }
    }`,
    { id, input: { name: 'Von anderen', slug: 'umstritten' } },
  );
  await name.fill('Von mir');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: messages.conflict.title });
  await expect(dialog.getByRole('radio', { name: /Von anderen/ })).toBeVisible();
  await dialog.getByRole('button', { name: messages.conflict.back }).click();
  await expect(name).toHaveValue('Von mir');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('button', { name: messages.conflict.allMine }).click();
  await dialog.getByRole('button', { name: messages.conflict.save }).click();
  await expect(page.getByText(messages.resources[key].saved)).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /Von mir/ })).toBeVisible();
});

test('a deleted category is reported', async ({ site }) => {
  const page = await site.as('admin', {}, `${path}?category=4000000`);
  await expect(page.getByText('Nicht gefunden', { exact: true })).toBeVisible();
});
