import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

test('an unknown address redirects to the dashboard', async ({ site }) => {
  const page = await site.as('admin', {}, '/no/such/page');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an unknown page below a resource redirects to the dashboard', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations/no/such/page');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
});

test('a forbidden address redirects to the dashboard and has no menu entry', async ({ site }) => {
  const page = await site.as('manufacturer', {}, '/collections/tags');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.getByRole('link', { name: 'Variationen' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Schlagwörter' })).toHaveCount(0);
});

test('a partner sees neither variations nor tags', async ({ site }) => {
  const page = await site.as('vendor', {}, '/products/variations');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  for (const name of ['Variationen', 'Schlagwörter']) {
    await expect(navigation.getByRole('link', { name })).toHaveCount(0);
  }
});

test('an account without a known role sees a message', async ({ site }) => {
  const page = await site.as('admin');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('user') ?? '{}');
    session.user.roles = [{ id: '9', value: 'Ghost', name: 'ghost' }];
    localStorage.setItem('user', JSON.stringify(session));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'no adminRole' })).toBeVisible();
});

test('the language changes in place and is kept', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Halb getippt');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Create tag' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Halb getippt',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('opens the navigation with a button on a narrow screen', async ({ site }) => {
  const page = await site.as('admin', { width: 800 });
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  await page.getByRole('button', { name: 'Navigation öffnen' }).click();
  await page.getByRole('link', { name: 'Schlagwörter' }).click();
  await expect(page.getByRole('heading', { name: 'Schlagwörter' })).toBeVisible();
});

test('the keyboard can skip to the content', async ({ site }) => {
  const page = await site.as('admin');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  // after a sign-in, the focus is on the heading
  await page.reload();
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a record is found by words in any order', async ({ site }) => {
  const page = await site.as('admin');
  const find = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Seite, Name oder Artikelnummer' }).fill(text);
  };
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  await find('regale');
  await expect(page.getByRole('option', { name: /Kategorie/ }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const { variations } = await site.api<{
    variations: { data: { results: { id: string; name: string; sku: string }[] } };
  }>('admin', '{ variations(query: { size: 1 }) { data { results { id name sku } } } }', {});
  const [{ id, name, sku } = { id: '', name: '', sku: '' }] = variations.data.results;
  const words = `${sku} ${name.split(' ').reverse().join(' ')}`;
  await page.keyboard.press('Escape');
  await find(words);
  // a sample of it is found, too, and comes after it
  const option = page.getByRole('option').filter({ hasText: sku }).first();
  await expect(option).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/products/variations/details/${id}$`));
});

test('a page is found by its name, with the keyboard alone', async ({ site }) => {
  const page = await site.as('admin');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: 'Seite, Name oder Artikelnummer' })
    .fill('schlagwort anl');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText('Schlagwort anlegen');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Schlagwort anlegen' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
