import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

/** The number of rows that are visible as a whole: inside the window and the table's scroll area. */
const wholeRows = (page: Page) =>
  page.locator('main tbody tr[data-index]').evaluateAll((rows) => {
    const area = rows[0]?.closest('[role="region"]')?.getBoundingClientRect();
    const head = document.querySelector('main thead')?.getBoundingClientRect();
    if (!area || !head) return 0;
    const floor = Math.min(area.bottom, window.innerHeight);
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= head.bottom - 1 && bottom <= floor + 1;
    }).length;
  });

const measures = [
  { width: 1440, height: 900, comfortable: 6, compact: 18 },
  { width: 992, height: 800, comfortable: 4, compact: 14 },
] as const;

for (const { width, height, ...least } of measures) {
  test(`shows ${least.comfortable} or ${least.compact} variations at ${width} x ${height}`, async ({
    site,
  }) => {
    const page = await site.as('admin', {}, '/products/variations?pageSize=50');
    await page.setViewportSize({ width, height });
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(least.comfortable);
    const picture = page.locator('main tbody img').first();
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(148);
    await page.getByRole('button', { name: 'Kompakt' }).click();
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(least.compact);
    await expect(page.getByRole('columnheader', { name: /Preis/ })).toBeVisible();
    // the toolbar of a selection takes no row away
    await page.locator('main tbody').getByRole('checkbox').first().check();
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(least.compact);
    // no tooltip
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a compact row shows its picture in full size under the pointer and with the focus', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/products/variations');
  await page.getByRole('button', { name: 'Kompakt' }).click();
  const row = page.locator('main tbody tr[data-index]').nth(2);
  const full = page.locator('main img[src*="w=320"]:not([srcset])');
  await expect(full).toHaveCount(0);
  await row.hover();
  await expect(full).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(full).toHaveCount(0);
  await row.getByRole('link').first().focus();
  await expect(full).toBeVisible();
});

test('columns are resized and moved by mouse and by keyboard, and the browser remembers both', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/products/variations');
  const headings = page.getByRole('columnheader');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const names = async () => (await headings.allInnerTexts()).map((text) => text.split('\n')[0]);
  const widthOf = async (name: string) => (await heading(name).boundingBox())?.width ?? 0;
  await expect(heading('Kategorien')).toBeVisible();
  const before = await widthOf('Kategorien');
  const handle = heading('Kategorien').locator('.edge');
  // waits until the table has settled
  await handle.hover({ position: { x: 4, y: 8 } });
  const edge = await handle.boundingBox();
  await page.mouse.down();
  await page.mouse.move((edge?.x ?? 0) + 64, (edge?.y ?? 0) + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf('Kategorien')).toBeGreaterThan(before + 40);
  const wide = await widthOf('Kategorien');

  await heading('Status').dragTo(heading('Kategorien'));
  await expect
    .poll(async () => (await names()).indexOf('Status') < (await names()).indexOf('Kategorien'))
    .toBe(true);

  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('menuitem', { name: 'Reihenfolge und Breite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reihenfolge und Breite' });
  await dialog.getByRole('spinbutton', { name: /Preis/ }).fill('222');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf('Preis')).toBeCloseTo(222, -1);

  await page.reload();
  await expect.poll(() => widthOf('Preis')).toBeCloseTo(222, -1);
  expect(await widthOf('Kategorien')).toBeCloseTo(wide, -1);
  expect((await names()).indexOf('Status')).toBeLessThan((await names()).indexOf('Kategorien'));

  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('menuitem', { name: 'Spalten zurücksetzen' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf('Kategorien')).toBeCloseTo(before, -1);
});

test('the menu shows only icons at 992 px, and names them', async ({ site }) => {
  const page = await site.as('admin', { width: 992 }, '/products/variations');
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Variationen' });
  expect((await entry.boundingBox())?.width).toBeLessThan(64);
  await entry.hover();
  await expect(page.getByRole('tooltip', { name: 'Variationen' })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(async () => (await entry.boundingBox())?.width).toBeGreaterThan(150);
});

test('on a phone, rows are cards, filters a sheet, and bulk actions at the bottom', async ({
  site,
}) => {
  const page = await site.as('admin', { width: 390 }, '/products/variations');
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.locator('main tbody tr[data-index]');
  await expect(cards.first()).toBeVisible();
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(360);
  const name = cards.first().getByRole('link').first();
  const isWhole = await name.evaluate((link) => {
    const card = link.closest('tr')?.getBoundingClientRect();
    const { left, right } = link.getBoundingClientRect();
    return Boolean(card && left >= card.left && right <= card.right);
  });
  expect(isWhole).toBe(true);
  await expect(cards.first()).toContainText('€');
  await expect(cards.first().getByText(/^(Entwurf|Veröffentlicht)$/)).toBeVisible();
  await expect(cards.first().getByRole('button', { name: /^Aktionen für/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Entwurf' }).click();
  await expect(page).toHaveURL(/status=2/);
  await sheet.getByRole('combobox', { name: 'Sortieren nach' }).click();
  await page.getByRole('option', { name: /Preis/ }).click();
  await expect(page).toHaveURL(/sort=price/);
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: /Ergebnis/ }).click();
  await expect(sheet).toBeHidden();

  // a long press selects; then a tap selects instead of opening
  await expect(cards.first().getByRole('checkbox')).toBeHidden();
  await cards
    .first()
    .dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 9, clientY: 9 });
  const bar = page.getByRole('toolbar', { name: '1 Produkt ausgewählt' });
  await expect(bar).toBeVisible();
  await cards.first().dispatchEvent('pointerup', { pointerType: 'touch' });
  await cards.nth(1).getByRole('link').first().click();
  await expect(page.getByRole('toolbar', { name: '2 Produkte ausgewählt' })).toBeInViewport();
  const box = await page.getByRole('toolbar', { name: /ausgewählt/ }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
  await expect(page).toHaveURL(/\/products\/variations\?/);
  // the bar is meant to cover rows; at the end of the page it covers none
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(cards.first().getByRole('checkbox')).toBeHidden();
  await page.getByRole('button', { name: 'Auswählen', exact: true }).click();
  await expect(cards.first().getByRole('checkbox')).toBeVisible();
});
