import { can } from '#contract/access.ts';
import { addressOf, pathOf } from '#providers/registry/definition.ts';
import { expect, goTo, test } from '#tests/support/browser.ts';
import { entered } from '#tests/support/entered.ts';
import { foreignWordsOn } from '#tests/support/foreignWords.ts';
import { rolesOf } from '#tests/support/rolesOf.ts';
import { screenTitle } from '#tests/support/screenTitle.ts';

// most addresses are forbidden to it; accessibility.spec.ts visits the screens of the other roles
test('a basic account reaches exactly what the access table grants', async ({ site }) => {
  const page = await site.as('basic');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.getByRole('link').first()).toBeVisible();
  for (const definition of entered) {
    const path = pathOf(definition);
    const title = screenTitle(definition, 'de');
    const isVisible = can(rolesOf.basic, definition.area, 'view');
    if (definition.menu)
      await expect(navigation.locator(`[href="${path}"]`)).toHaveCount(isVisible ? 1 : 0);
    await goTo(page, path);
    await expect(page).toHaveURL(
      (url) => url.pathname === (isVisible ? addressOf(definition) : '/'),
    );
    const heading = isVisible ? title : /Guten Tag/;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(isVisible ? `${title} – Partner` : 'Übersicht – Partner');
    if (!isVisible) continue;
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
    expect.soft(await foreignWordsOn(page, 'de'), path).toEqual([]);
  }
});
