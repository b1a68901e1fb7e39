import type { Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languages } from '#tests/support/languages.ts';
import { openPath } from '#tests/support/pages.ts';
import { variationCount } from '#tests/support/variations.ts';

const area = (page: Page) => page.getByRole('region', { name: 'Variationen' });
const rendered = (page: Page) => page.locator('tbody tr[aria-rowindex]');
const rowAt = (page: Page, index: number) => page.locator(`tbody tr[aria-rowindex="${index}"]`);
const scrollTo = (page: Page, top: number) =>
  area(page).evaluate((element, to) => element.scrollTo(0, to), top);

const signIn = async (page: Page) => {
  await page.locator('#email').fill('admin@atrium.example');
  await page.locator('#password').fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
};

const chooseThousand = async (page: Page) => {
  await openPath(page, '/products/variations');
  await page.getByRole('combobox', { name: /Zeilen pro Seite/ }).selectOption('1000');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
};

test('renders only the visible rows of 1,000, and the others on scrolling', async ({ site }) => {
  const page = await site.as('admin');
  await chooseThousand(page);
  // the first hundred rows are rendered until the code that renders only the visible ones has
  // loaded
  await expect.poll(() => rendered(page).count()).toBeLessThan(40);
  await expect(rowAt(page, 2)).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(3000);
  // before scrolling, because the heading then covers parts of a row
  expect(await axeFindings(page)).toEqual([]);

  const widths = () =>
    page.locator('thead th').evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
  const before = await widths();
  await scrollTo(page, 60_000);
  await expect(rowAt(page, 2)).toHaveCount(0);
  await expect(page.locator('thead th').first()).toBeInViewport();
  expect(await rendered(page).count()).toBeLessThan(40);
  expect(await widths()).toEqual(before);

  // rows that are higher than estimated move the end, so a slow browser may need the key again
  await expect(async () => {
    await area(page).focus();
    await page.keyboard.press('End');
    await expect(rowAt(page, 1001)).toBeInViewport({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test('a selection survives scrolling, and the shift key selects across it', async ({ site }) => {
  const page = await site.as('admin');
  await chooseThousand(page);
  await rowAt(page, 3).getByRole('checkbox').check();
  await scrollTo(page, 50_000);
  await expect(rowAt(page, 3)).toBeAttached();
  await expect(page.getByRole('toolbar', { name: '1 Produkt ausgewählt' })).toBeVisible();
  const last = rendered(page).last();
  const indexOfLast = async () => Number(await last.getAttribute('aria-rowindex'));
  await expect.poll(indexOfLast).toBeGreaterThan(100);
  const index = await indexOfLast();
  await last.getByRole('checkbox').click({ modifiers: ['Shift'] });
  await expect(
    page.getByRole('toolbar', { name: `${index - 2} Produkte ausgewählt` }),
  ).toBeVisible();
  await scrollTo(page, 0);
  await expect(rowAt(page, 3).getByRole('checkbox')).toBeChecked();
  await expect(rowAt(page, 2).getByRole('checkbox')).not.toBeChecked();
});

test('a row that is scrolled away keeps the focus and its place in the tab order', async ({
  site,
}) => {
  const page = await site.as('admin');
  await chooseThousand(page);
  const checkbox = rowAt(page, 4).getByRole('checkbox');
  await checkbox.focus();
  await scrollTo(page, 80_000);
  await expect(rowAt(page, 2)).toHaveCount(0);
  await expect(checkbox).toBeFocused();
  await page.keyboard.press('Space');
  await expect(checkbox).toBeChecked();
  await rowAt(page, 4).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(rowAt(page, 5).getByRole('checkbox')).toBeFocused();
});

test('renders up to 100 rows completely, so that the browser’s search finds them', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/products/variations?pageSize=100');
  await expect(rendered(page)).toHaveCount(100);
});

test('shows another page from its first row', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?pageSize=500');
  await expect(rowAt(page, 2)).toBeVisible();
  await scrollTo(page, 30_000);
  await page.getByRole('button', { name: 'Zur nächsten Seite' }).click();
  const total = (await variationCount(site)).toLocaleString('de');
  await expect(page.getByText(`501–1.000 von ${total}`)).toBeVisible();
  await expect(rowAt(page, 2)).toBeInViewport();
});

test('density and columns outlive a logout; density is that of all lists', async ({ site }) => {
  // a separate session, because the test ends it
  const page = await site.visit('admin');
  await signIn(page);
  const picture = page.locator('tbody img').first();
  // loads the page, because calls of the dashboard may still run, and must not find the session
  // hidden
  const openList = () => page.goto(`${site.origin('admin')}/products/variations?status=1`);
  await openList();
  await expect(picture).toHaveAttribute('width', '150');
  await page.getByRole('button', { name: 'Kompakt' }).click();
  await expect(picture).toHaveAttribute('width', '40');

  await page.getByRole('button', { name: 'Spalten' }).press('Enter');
  const choice = page.getByRole('menuitemcheckbox', { name: 'Artikelnummer' });
  await expect(choice).toBeFocused();
  await expect(choice).toBeChecked();
  // the tooltip of the button fades out
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('Escape');
  const column = page.getByRole('columnheader', { name: 'Artikelnummer' });
  await expect(column).toHaveCount(0);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await signIn(page);
  await openList();
  await expect(picture).toHaveAttribute('width', '40');
  await expect(column).toHaveCount(0);
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('menuitem', { name: 'Spalten zurücksetzen' }).click();
  await page.keyboard.press('Escape');
  await expect(column).toBeVisible();

  await openPath(page, '/collections/tags');
  await expect(page.getByRole('button', { name: 'Kompakt' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('variations show the price, on request the last change, and are sorted by both', async ({
  site,
}) => {
  const [, [, { list, resources }]] = languages;
  const { fields } = resources['products/variations'];
  const page = await site.as('admin', { language: 'en' }, '/products/variations');
  const column = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(column(fields.price)).toBeVisible();
  await expect(column(fields.updatedAt)).toHaveCount(0);
  await page.getByRole('button', { name: list.columns, exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: fields.updatedAt, exact: true }).click();
  await page.keyboard.press('Escape');
  for (const name of [fields.price, fields.updatedAt]) {
    await column(name).getByRole('button').click();
    await expect(column(name)).toHaveAttribute('aria-sort', /ascending|descending/);
  }
  const sorted = async (order: string) => {
    await openPath(page, `/products/variations?sort=price&order=${order}`);
    const header = page.getByRole('columnheader', { name: fields.price, exact: true });
    await expect(header).toHaveAttribute('aria-sort', order === 'ASC' ? 'ascending' : 'descending');
    const first = page.getByRole('table').locator('tbody tr').first();
    await expect(first).toContainText('€');
    const text = (await first.innerText()).match(/€[\d,.]+/)?.[0] ?? '';
    return Number(text.replace(/[€,]/g, ''));
  };
  expect(await sorted('ASC')).toBeLessThan(await sorted('DESC'));
});

for (const theme of ['light', 'dark'] as const) {
  test(`chips show the filters and remove one or all, ${theme}`, async ({ site }) => {
    const page = await site.as(
      'admin',
      { theme, width: 800 },
      '/products/variations?name=sofa&status=2',
    );
    const results = page.getByRole('group', { name: /Ergebnis/ });
    await expect(results).toContainText('Suche:sofa');
    await expect(results).toContainText('Status:Entwurf');
    expect(await axeFindings(page)).toEqual([]);

    await results.getByRole('button', { name: 'Filter „Suche“ entfernen' }).click();
    await expect(page).not.toHaveURL(/name=/);
    await expect(page).toHaveURL(/status=2/);
    await expect(results).toBeFocused();
    await expect(results).not.toContainText('Suche');
    await expect(page.getByLabel('Name, Artikelnummer oder Angaben suchen')).toHaveValue('');

    await page.getByLabel('Name, Artikelnummer oder Angaben suchen').fill('tisch');
    await expect(results).toContainText('Suche:tisch');
    await results.getByRole('button', { name: 'Alle Filter löschen' }).click();
    await expect(page).not.toHaveURL(/status=/);
    await expect(results).toHaveText(
      `${(await variationCount(site)).toLocaleString('de')} Ergebnisse`,
    );
    await expect(results).toBeFocused();
  });
}

test('the sort is in the address and announced', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations');
  const status = page.getByRole('columnheader', { name: 'Status' });
  await expect(status).toHaveAttribute('aria-sort', 'none');
  await status.getByRole('button').click();
  await expect(status).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=status/);
  await status.getByRole('button').press('Enter');
  await expect(status).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/order=DESC/);
});
