import { demoPassword } from '#server/demo/accounts.ts';
import { expect, load, test } from '#tests/support/browser.ts';

const fill = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
};

test('the requested address is opened after sign-in', async ({ site }) => {
  const page = await site.visit('admin');
  await load(page, '/products/variations?status=2&pageSize=50');
  await fill(page, 'admin@atrium.example', demoPassword);
  await expect(page.getByRole('heading', { name: 'Variationen' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/products/variations?status=2&pageSize=50',
  );
});

test('wrong credentials mark both fields, and are read with the first one', async ({ site }) => {
  const page = await site.visit('admin');
  await fill(page, 'admin@atrium.example', 'wrong');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
    'E-Mail-Adresse oder Passwort ist falsch.',
  );
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toHaveCount(2);
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('missing and malformed input is reported before anything is sent', async ({ site }) => {
  const page = await site.visit('admin');
  await fill(page, 'nobody', '');
  await expect(page.getByText('Geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
  await expect(page.getByText('Pflichtfeld')).toBeVisible();
});

test('an account of another portal cannot sign in here', async ({ site }) => {
  const page = await site.visit('manufacturer');
  await fill(page, 'admin@atrium.example', demoPassword);
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toHaveCount(2);
});

test('the page is called Admin for administrators and Partner for others, and is read after sign-in', async ({
  site,
}) => {
  for (const portal of ['manufacturer', 'vendor'] as const) {
    await expect(await site.visit(portal)).toHaveTitle('Anmelden – Partner');
  }
  const page = await site.visit('admin');
  await expect(page).toHaveTitle('Anmelden – Admin');
  await fill(page, 'admin@atrium.example', demoPassword);
  await expect(page).toHaveTitle('Übersicht – Admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [person, portal, role] of [
  ['admin', 'admin', 'Administration'],
  ['manufacturer', 'manufacturer', 'Hersteller'],
  ['vendor', 'vendor', 'Händler'],
  // dashboards.spec tests the other partners
] as const) {
  test(`${person} signs in and sees a dashboard`, async ({ site }) => {
    const page = await site.visit(portal);
    await fill(page, `${person}@atrium.example`, demoPassword);
    await expect(page.getByRole('heading', { name: /Guten Tag, \S+/ })).toBeVisible();
    await expect(page.getByRole('banner').getByText(role, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Hersteller').or(page.getByText('Entwürfe')).first(),
    ).toBeVisible();
  });
}

test('the session is stored under its key and version', async ({ site }) => {
  const page = await site.visit('admin');
  await fill(page, 'admin@atrium.example', demoPassword);
  await expect(page.getByRole('heading', { name: 'Guten Tag, Anna Albers' })).toBeVisible();
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(session).toMatchObject({ version: 1, user: { email: 'admin@atrium.example' } });
  expect(session.token).toMatch(/^[\w-]{43}$/);
});

test('an invalid token logs out with its message', async ({ site }) => {
  const page = await site.as('admin');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...session, token: 'ended' }));
  });
  await page.getByRole('link', { name: 'Variationen', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  );
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('logging out ends the session everywhere and keeps language and theme', async ({ site }) => {
  const page = await site.visit('admin', { language: 'de', theme: 'dark' });
  await fill(page, 'admin@atrium.example', demoPassword);
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(other.getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('atrium.theme'))).toBe('dark');
  await expect
    .poll(async () => {
      const answer = await page.request.post(
        `${site.origin('admin').replace('admin.', '')}/graphql`,
        {
          headers: { authorization: `Bearer ${token}` },
          data: { query: '{ me { data { id } } }' },
        },
      );
      return (await answer.json()).errors?.[0]?.msg;
    })
    .toBe('error.TOKEN_NOT_VALID');
});

test('offers to reload if the first script is missing', async ({ site }) => {
  const page = await site.visit('admin', { uncached: true });
  await page.route(/\/assets\/index-.*\.js$/, (route) => {
    site.mayFail(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  await load(page, '/login');
  await expect(page.getByRole('alert')).toContainText('Atrium konnte nicht geladen werden.');
  await expect(page.getByRole('alert')).toContainText('Atrium could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});
