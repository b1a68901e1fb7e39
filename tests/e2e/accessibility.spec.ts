import type { Page } from '@playwright/test';
import { can } from '#contract/access.ts';
import type { Language } from '#contract/language.ts';
import { messages as de } from '#i18n/de/messages.ts';
import { messages as en } from '#i18n/en/messages.ts';
import { addressOf, type Definition, pathOf } from '#providers/registry/definition.ts';
import { axeFindings, axeFindingsOfScreen } from '#tests/support/axe.ts';
import { expect, goTo, type Person, test } from '#tests/support/browser.ts';
import { entered } from '#tests/support/entered.ts';
import { foreignWordsOn, oddNamesOn } from '#tests/support/foreignWords.ts';
import { openPath } from '#tests/support/pages.ts';
import { rolesOf } from '#tests/support/rolesOf.ts';
import { screenTitle } from '#tests/support/screenTitle.ts';

const looks = [
  { language: 'en', theme: 'dark' },
  { language: 'de', theme: 'light' },
] as const;

// texts depend on the language, colours on the theme; `npm run test:faults` checks all combinations
const walked = process.env.FAULTS === 'whole' ? looks : looks.slice(0, 1);

const isLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
};

const languageOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) as Language;

/** Neither words of another language, nor names that begin with nothing. */
const expectRightTexts = async (page: Page, language: Language, place: string) => {
  expect.soft(await foreignWordsOn(page, language), `${place}, ${language}`).toEqual([]);
  expect.soft(await oddNamesOn(page), place).toEqual([]);
};

/** No findings of axe on the whole screen, and right texts. */
const expectNothing = async (page: Page, place: string) => {
  expect.soft(await axeFindingsOfScreen(page), place).toEqual([]);
  await expectRightTexts(page, await languageOf(page), place);
};

/**
 * No findings of axe on a further screen, and right texts in both languages. The page stays in the
 * other language, so that each screen is drawn twice only.
 */
const expectNothingInBoth = async (page: Page, place: string) => {
  expect.soft(await axeFindings(page), place).toEqual([]);
  const language = await languageOf(page);
  await expectRightTexts(page, language, place);
  const other = language === 'de' ? 'en' : 'de';
  await changeLanguage(page, other);
  await isLoaded(page);
  await expectRightTexts(page, other, place);
};

/** Changes the language in place, as another tab would. */
const changeLanguage = async (page: Page, language: Language) => {
  await page.evaluate((to) => {
    localStorage.setItem('atrium.language', to);
    dispatchEvent(new StorageEvent('storage', { key: 'atrium.language' }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

const popup = '[role="menu"], [role="listbox"], [role="dialog"]';

/** Opens a menu, dialog or drawer and closes it again. */
const lookInto = async (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'combobox' | 'menuitem' = 'button',
) => {
  const opener = page.getByRole(role, { name }).filter({ visible: true }).first();
  await opener.click({ timeout: 15_000 });
  await expect(page.locator(popup).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[role="dialog"] .MuiSkeleton-root')).toHaveCount(0);
  await expectNothing(page, `${new URL(page.url()).pathname}: ${name}`);
  await page.keyboard.press('Escape');
  await expect(page.locator(popup).filter({ visible: true })).toHaveCount(0);
};

/** The entries of the menu are exactly those that the access table grants. */
const expectMenu = async (page: Page, roles: readonly string[]) => {
  const links = page
    .getByRole('navigation', { name: /^(Hauptnavigation|Main navigation)$/ })
    .getByRole('link');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const granted = entered.filter(({ menu, area }) => menu && can(roles, area, 'view'));
  expect(hrefs.filter((href) => href !== '/').sort()).toEqual(granted.map(pathOf).sort());
};

/** Opens a screen, and the form of its first record. */
const visit = async (page: Page, definition: Definition, portal: string) => {
  const path = pathOf(definition);
  await goTo(page, path);
  await expect(page).toHaveURL((url) => url.pathname === addressOf(definition));
  await isLoaded(page);
  const title = screenTitle(definition, await languageOf(page));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} – ${portal}`);
  if (definition.menu)
    await expect(page.locator('nav [aria-current="page"]').first()).toBeInViewport();
  await expectNothingInBoth(page, path);
  const links = page.locator(`main a[href^="${path}/"]`);
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const href = hrefs.find((each) => /\/\d+(\?|$)/.test(each ?? ''));
  if (!href) return;
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await goTo(page, href);
  await expect(heading).not.toHaveText(before);
  await isLoaded(page);
  await expectNothingInBoth(page, href);
};

for (const look of walked) {
  const { language, theme } = look;
  const { list, shell, history, bulkEdit, uploadButton, resources } = { de, en }[language];

  test(`axe finds nothing on the login page, ${language}, ${theme}`, async ({ site }) => {
    const page = await site.visit('admin', look);
    await page.locator('#email').waitFor();
    await expectNothing(page, 'login');
    await page.getByRole('button', { name: /Anmelden|Sign in|Log in/ }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectNothing(page, 'login with errors');
  });

  for (const person of ['admin', 'manufacturer', 'craftsman'] as const satisfies Person[]) {
    test(`${person} reaches what the access table grants, and axe finds nothing there, ${language}, ${theme}`, async ({
      site,
    }) => {
      test.setTimeout(240_000);
      const page = await site.as(person, look);
      await isLoaded(page);
      await expectMenu(page, rolesOf[person]);
      await expectNothing(page, 'dashboard');
      for (const definition of entered) {
        if (!can(rolesOf[person], definition.area, 'view')) continue;
        await visit(page, definition, person === 'admin' ? 'Admin' : 'Partner');
      }
    });
  }

  test(`axe finds nothing on pages that create, ${language}, ${theme}`, async ({ site }) => {
    test.setTimeout(240_000);
    const page = await site.as('admin', look);
    await isLoaded(page);
    for (const definition of entered) {
      if (definition.kind !== 'resource' || !definition.views.includes('create')) continue;
      if (!can(rolesOf.admin, definition.area, 'create')) continue;
      const path = `${pathOf(definition)}/${definition.paths.create}`;
      await goTo(page, path);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await isLoaded(page);
      await expectNothingInBoth(page, path);
    }
  });

  test(`axe finds nothing in menus, dialogs and drawers, ${language}, ${theme}`, async ({
    site,
  }) => {
    test.setTimeout(180_000);
    const page = await site.as('admin', look, '/products/variations');
    await page.locator('tbody tr').first().waitFor();
    await lookInto(page, shell.header.theme);
    await lookInto(page, shell.search.open);
    await lookInto(page, list.columns);
    await lookInto(page, list.views.title);
    await lookInto(page, list.export.title);
    await lookInto(page, history.deleted.open);
    await lookInto(page, 'Status', 'combobox');
    await lookInto(page, /^(Kategorien|Categories)$/);
    await lookInto(page, /^(Aktionen für|Actions for)/);
    await page.locator('tbody tr').first().getByRole('checkbox').check();
    await page.getByRole('toolbar').waitFor();
    await expectNothing(page, 'bulk actions');
    await lookInto(page, bulkEdit.action);
    await lookInto(page, resources['products/variations'].actions.applyServices);
    await lookInto(page, resources['products/variations'].actions.delete);
    await goTo(page, '/products/variations/details/40');
    await page.locator('input[name="name"]').fill('');
    await page.keyboard.press('Control+s');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectNothing(page, 'a form with errors');
    await page.reload();
    await page.locator('input[name="name"]').waitFor();
    await lookInto(page, history.title);
    await lookInto(page, 'Status', 'combobox');
    await goTo(page, '/gallery');
    await lookInto(page, resources.gallery.upload.open);
    await goTo(page, '/products/imports');
    await isLoaded(page);
    const { template } = resources['products/imports'];
    await page.getByRole('button', { name: uploadButton.more }).click();
    await lookInto(page, template.open, 'menuitem');
    await goTo(page, '/collections/attributes');
    await lookInto(page, resources['collections/attributes'].valueGroups.open);
    await goTo(page, '/services');
    await lookInto(page, resources.services.group.create);
    await goTo(page, '/collections/categories');
    await lookInto(page, resources['collections/categories'].create);
    await openPath(page, '/products/variations/details/40');
    await page.locator('input[name="name"]').waitFor();
    await openPath(page, '/products/variations/details/99999999');
    await isLoaded(page);
    await expectNothing(page, 'not found');
    await openPath(page, '/collections/tags?name=nichts-dergleichen');
    await page.getByText(list.noMatches).waitFor();
    await expectNothing(page, 'no matches');
    await page.setViewportSize({ width: 600, height: 900 });
    await lookInto(page, shell.header.menu);
  });
}

test('moves the focus to the heading after a change of page', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags');
  await page.locator('tbody tr').first().waitFor();
  await page.getByRole('link', { name: 'Attribute', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Attribute' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Schlagwörter' })).toBeFocused();
});

test('forced colours keep the meaning of colours, and show pressed buttons', async ({ site }) => {
  const page = await site.as('admin');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('img', { name: /^Variationen: / }).waitFor();
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  const legend = await colourOf('main li > [data-colour]');
  expect(legend).not.toBe(await colourOf('main'));
  expect(legend).not.toBe(await colourOf('body'));
  const pressed = await colourOf('header [aria-pressed="true"]');
  expect(pressed).not.toBe(await colourOf('header [aria-pressed="false"]'));
});
