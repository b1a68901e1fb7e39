import { can } from '#contract/access.ts';
import { messages } from '#i18n/de/messages.ts';
import { addressOf, pathOf, titleKeyOf } from '#providers/registry/definition.ts';
import { expect, goTo, type Person, test } from '#tests/support/browser.ts';
import { entered } from '#tests/support/entered.ts';
import { foreignWordsOn } from '#tests/support/foreignWords.ts';
import { rolesOf } from '#tests/support/rolesOf.ts';

const titleOf = (key: string): string => {
  const resource = /^resources\.(.+)\.name$/.exec(key)?.[1];
  const path = resource ? ['resources', resource, 'name'] : key.split('.');
  const title = path.reduce<unknown>(
    (level, name) => (level as Record<string, unknown>)[name],
    messages,
  );
  return String(title).split(' |||| ').at(-1) ?? '';
};

for (const [person, roles] of Object.entries(rolesOf)) {
  test(`${person} reaches from the menu exactly what the access table grants`, async ({ site }) => {
    const page = await site.as(person as Person);
    const portal = person === 'admin' ? 'Admin' : 'Partner';
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await expect(navigation.getByRole('link').first()).toBeVisible();
    for (const definition of entered) {
      const path = pathOf(definition);
      const title = titleOf(titleKeyOf(definition));
      const isVisible = can(roles, definition.area, 'view');
      if (definition.menu) {
        // the profiles of manufacturers and vendors share a title
        const entry = navigation
          .getByRole('link', { name: title, exact: true })
          .and(page.locator(`[href="${path}"]`));
        await expect(entry).toHaveCount(isVisible ? 1 : 0);
      }
      await goTo(page, path);
      await expect(page).toHaveURL(
        (url) => url.pathname === (isVisible ? addressOf(definition) : '/'),
      );
      const heading = isVisible ? title : /Guten Tag/;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(isVisible ? `${title} – ${portal}` : `Übersicht – ${portal}`);
      await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
      expect.soft(await foreignWordsOn(page, 'de'), path).toEqual([]);
      if (isVisible && definition.menu) {
        await expect(navigation.locator('[aria-current="page"]')).toBeInViewport();
      }
    }
  });
}

test('pages that create are German throughout', async ({ site }) => {
  test.setTimeout(240_000);
  const page = await site.as('admin');
  for (const definition of entered) {
    if (definition.kind !== 'resource' || !definition.views.includes('create')) continue;
    if (!can(rolesOf.admin, definition.area, 'create')) continue;
    const path = `${pathOf(definition)}/${definition.paths.create}`;
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await foreignWordsOn(page, 'de'), path).toEqual([]);
  }
});
