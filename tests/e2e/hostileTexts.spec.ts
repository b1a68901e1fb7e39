import type { Locator, Page } from '@playwright/test';
import { can } from '#contract/access.ts';
import { messages } from '#i18n/de/messages.ts';
import { addressOf, type Definition, pathOf } from '#providers/registry/definition.ts';
import { expect, goTo, load, test } from '#tests/support/browser.ts';
import { entered } from '#tests/support/entered.ts';
import { writeHostileTexts } from '#tests/support/hostileDemo.ts';
import { injected } from '#tests/support/hostileTexts.ts';

test.use({ furnish: { with: writeHostileTexts } });

/** Detects any effect of the texts besides being displayed. */
const watch = async (page: Page): Promise<string[]> => {
  const deeds: string[] = [];
  const { origin } = new URL(page.url());
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') deeds.push(`a script ran: ${dialog.message()}`);
    void dialog.accept();
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    const isOwn = asked.origin === origin && !asked.pathname.endsWith('/x');
    if (asked.protocol.startsWith('http') && !isOwn) deeds.push(`it asked for ${asked.href}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => deeds.push(`CSP: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return deeds;
};

const shownIn = (place: Page | Locator) =>
  place.getByText(/alert\(|onerror|%\{name\}|<\/style>/).first();

const expectOnlyTexts = async (page: Page): Promise<void> => {
  // apart from its one script, the body only contains the product's own elements
  await expect(page.locator('body > div').locator(injected)).toHaveCount(0);
};

/** Opens a dialog, if there is one, and expects it to contain a hostile text. */
const look = async (page: Page, opener: Locator, hasText = true): Promise<void> => {
  if ((await opener.count()) === 0) return;
  await opener.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  if (hasText) await expect(shownIn(dialog)).toBeVisible();
  await expectOnlyTexts(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

const lookAtList = async (page: Page): Promise<void> => {
  await expect(shownIn(page.locator('main'))).toBeVisible();
  await expectOnlyTexts(page);
  await look(page, page.getByRole('button', { name: messages.history.deleted.open }));
};

/** The form of the first record on the page. */
const lookAtForm = async (page: Page, path: string): Promise<void> => {
  const links = page.locator(`main a[href^="${path}/"]`);
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const href = hrefs.find((each) => /\/\d+(\?|$)/.test(each ?? ''));
  if (!href) return;
  await goTo(page, href);
  // a page that only shows its record has terms or parts instead of inputs
  await expect(
    page.locator('main').locator('input:visible, dl:visible, section:visible').first(),
  ).toBeVisible();
  await expectOnlyTexts(page);
  await look(page, page.getByRole('button', { name: messages.history.title, exact: true }));
};

const visit = async (page: Page, definition: Definition): Promise<void> => {
  const path = pathOf(definition);
  await goTo(page, path);
  await expect(page).toHaveURL((url) => url.pathname === addressOf(definition));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isListOfTexts =
    definition.kind === 'resource' && definition.views.includes('list') && path !== '/jobs';
  if (!isListOfTexts) return expectOnlyTexts(page);
  await lookAtList(page);
  await lookAtForm(page, path);
};

for (const role of ['admin', 'manufacturer'] as const) {
  // the administrator has the most screens; only the long run checks the manufacturer's
  const details = role === 'admin' ? {} : { tag: '@faults' };
  test(
    `shows hostile texts as plain text on the screens of a ${role}`,
    details,
    async ({ site }) => {
      test.setTimeout(240_000);
      const page = await site.as(role);
      const deeds = await watch(page);
      await load(page, '/');
      await expect(shownIn(page)).toBeVisible();
      await expectOnlyTexts(page);
      for (const definition of entered) {
        if (can([role], definition.area, 'view')) await visit(page, definition);
      }
      expect(deeds).toEqual([]);
    },
  );
}

test('shows hostile texts as plain text around the rows of lists', async ({ site }) => {
  const page = await site.as('admin');
  const deeds = await watch(page);
  await load(page, '/collections/tags');
  await page.getByRole('button', { name: 'Ansichten' }).click();
  await expect(shownIn(page.getByRole('menu'))).toBeVisible();
  await expectOnlyTexts(page);
  await page.keyboard.press('Escape');
  await page.locator('tbody tr').first().getByRole('checkbox').check();
  await look(page, page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }), false);

  await load(page, '/products/variations');
  await look(page, page.getByRole('button', { name: 'Kategorien', exact: true }));
  expect(deeds).toEqual([]);
});
