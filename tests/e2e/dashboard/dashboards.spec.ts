import type { Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Person, test } from '#tests/support/browser.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Expects the number at the start of a link to equal the total of the linked list. */
const leadsToAsMany = async (page: Page, link: ReturnType<Page['getByRole']>, results: RegExp) => {
  const count = (await link.textContent())?.match(/^\s*([\d.,]+)/)?.[1] ?? '';
  await link.click();
  await expect(page.getByText(results).first()).toHaveText(new RegExp(`^${count}\\D`));
};

test('administrators see open tasks with links to them', async ({ site }) => {
  const page = await site.as('admin');
  const toDo = section(page, 'Zu erledigen');
  await toDo.getByRole('link', { name: /Entwürfe ohne Bild/ }).waitFor();
  await section(page, 'Neueste Variationen').getByRole('link').nth(5).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await leadsToAsMany(page, toDo.getByRole('link', { name: /Entwürfe ohne Bild/ }), /Ergebnis/);
  await expect(page).toHaveURL(/variationType=notMuster&status=2&missing=image/);
  // a collapsed filter shows its value above the table
  await expect(
    page.getByRole('button', { name: 'Filter „Vollständigkeit“ entfernen' }),
  ).toBeVisible();
  await page.goBack();
  await leadsToAsMany(page, toDo.getByRole('link', { name: /vollständige Entwürfe/ }), /Ergebnis/);
  await page.goBack();
  await leadsToAsMany(
    page,
    toDo.getByRole('link', { name: /Feedbacks sind noch offen/ }),
    /Ergebnis/,
  );
  await page.goBack();
  const content = section(page, 'Veröffentlichte Inhalte');
  await leadsToAsMany(page, content.getByRole('link', { name: /Abschnitt/ }), /Ergebnis/);
  await page.goBack();
  await leadsToAsMany(page, toDo.getByRole('link', { name: /^\d+\s*Style/ }), /Ergebnis/);
  await page.goBack();
  await section(page, 'Neueste Variationen').getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Variation bearbeiten' })).toBeVisible();
});

test('each chart has a table, also reachable by keyboard', async ({ site }) => {
  const page = await site.as('admin', { language: 'en', theme: 'dark', width: 800 });
  const chart = section(page, 'Variations by category');
  const bar = chart
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await bar.waitFor();
  const [name = '', sum = ''] =
    (await bar.getByRole('link').locator('span').allTextContents()) ?? [];
  const toggle = page.getByRole('button', { name: 'Table: Variations by category' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const row = chart.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByRole('cell').last()).toHaveText(sum);
  await page.getByRole('button', { name: 'Table: Variations by status' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('link').click();
  await expect(page.getByText(/results?$/).first()).toHaveText(new RegExp(`^${sum} `));
});

test('manufacturers see their own products and what is missing in them', async ({ site }) => {
  const page = await site.as('manufacturer', { theme: 'dark' });
  const other = await site.as('manufacturer2');
  const published = (whose: Page) =>
    whose.getByRole('link', { name: /^Veröffentlichte Variationen ?\d+$/ }).textContent();
  expect(await published(page)).not.toBe(await published(other));
  const complete = section(page, 'Vollständigkeit');
  await expect(complete.getByRole('link', { name: /^Vollständig ?\d+\s%/ })).toBeVisible();
  await expect(section(page, 'Ihr Profil')).toContainText(/\d+ von 10 Angaben/);
  await expect(section(page, 'Ihr Konto')).toContainText('Bestätigt');
  expect(await axeFindings(page)).toEqual([]);
  const content = section(page, 'Veröffentlichte Inhalte');
  await leadsToAsMany(page, content.getByRole('link', { name: /Blogbeitr/ }), /Ergebnis/);
  await page.goBack();
  await leadsToAsMany(page, content.getByRole('link', { name: /Style/ }), /Ergebnis/);
  await page.goBack();

  await page.getByRole('button', { name: 'Tabelle: Vollständigkeit' }).click();
  const row = complete.getByRole('row', { name: /Pflichtangaben/ });
  const missing = await row.getByRole('cell').last().textContent();
  await row.getByRole('link').click();
  await expect(page.getByText(/Ergebnis/).first()).toHaveText(new RegExp(`^${missing} `));
});

const vendorTypes: [Person, string, RegExp][] = [
  ['vendor', 'Händler', /Pro/],
  ['craftsman', 'Handwerker', /Pro/],
  ['architect', 'Architekt', /Pro/],
  ['wholesaler', 'Großhändler', /Pro/],
  ['basic', 'Händler', /Basis.*nicht enthalten/s],
];

for (const [person, role, state] of vendorTypes) {
  test(`${person} signs in and sees the account and what its profile lacks`, async ({ site }) => {
    const page = await site.visit('vendor', { width: person === 'basic' ? 800 : 1440 });
    await page.getByLabel('E-Mail-Adresse').fill(`${person}@atrium.example`);
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { name: /Guten Tag, \S+/ })).toBeVisible();
    await expect(page.getByRole('banner').getByText(role, { exact: true })).toBeVisible();
    const parts = person === 'basic' ? 11 : 12;
    // a complete profile is one line
    const profile = section(page, 'Ihr Profil');
    await expect(profile).toContainText(`Vollständig: ${parts} von ${parts} Angaben`);
    await expect(profile.getByRole('listitem')).toHaveCount(0);
    // what sells comes first
    const sales = page.getByRole('list', { name: 'Verkäufe' });
    await expect(sales.getByRole('listitem')).toHaveCount(2);
    await expect(sales).toContainText(/€.* in den 30 Tagen davor/);
    const [first, next] = await Promise.all([
      sales.boundingBox(),
      section(page, 'Zu erledigen').boundingBox(),
    ]);
    expect(first?.y).toBeLessThan(next?.y ?? 0);
    await expect(section(page, 'Ihr Konto')).toContainText(state);
    await expect(page.getByRole('list', { name: 'Zahlen' }).getByRole('listitem')).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);
    await section(page, 'Ihr Konto').getByRole('link', { name: 'Konto öffnen' }).click();
    await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
  });
}

test('the dashboard links to a manufacturer’s profile', async ({ site }) => {
  const look = { language: 'en', theme: 'dark', width: 800 } as const;
  const page = await site.as('manufacturer2', look);
  await expect(section(page, 'Your profile')).toContainText(/parts/);
  await section(page, 'Your profile').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('reserves the space of figures while they load, and offers a retry after a failure', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/account');
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    if (!isBroken || !route.request().postData()?.includes('Dashboard')) return route.continue();
    await page.getByRole('status', { name: 'Wird geladen …' }).first().waitFor();
    const extensions = { code: 'INTERNAL' };
    const errors = [{ message: 'error.INTERNAL', msg: 'error.INTERNAL', extensions }];
    return route.fulfill({ json: { data: null, errors } });
  });
  await page.getByRole('link', { name: 'Übersicht', exact: true }).click();
  await expect(page.getByText('Die Zahlen konnten nicht geladen werden.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  isBroken = false;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(section(page, 'Variationen nach Status').getByRole('img')).toBeVisible();
});
