import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languages } from '#tests/support/languages.ts';

for (const [language, messages] of languages) {
  const menu = messages.resources['website-menu'];
  const column = (page: Page, level: number) =>
    page.getByRole('region', { name: menu.level.replace('%{level}', String(level)) });
  const create = (page: Page, level: number) =>
    page.getByRole('button', { name: menu.createOn.replace('%{level}', String(level)) });
  const actionsOf = (page: Page, name: string) =>
    page.getByRole('button', { name: messages.list.actionsOf.replace('%{name}', name) });

  test(`items of all levels are made, link products and are reassigned, ${language}`, async ({
    site,
  }) => {
    test.slow();
    const page = await site.as('admin', { language }, '/website-menu');
    await expect(page.getByText(menu.prompt.level2)).toBeVisible();
    const names = [2, 3, 4].map((level) => `${menu.name.split(' ')[0]} ${level} ${language}`);
    for (const [index, name] of names.entries()) {
      const level = index + 2;
      await create(page, level).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: menu.fields.name, exact: true }).fill(name);
      if (level === 4) {
        await dialog.getByRole('combobox', { name: menu.fields.categories }).fill('Ecksofas');
        await page.getByRole('option', { name: /Ecksofas/ }).click();
        await dialog.getByRole('combobox', { name: menu.fields.products }).fill('AHM-10244');
        await page.getByRole('option').first().click();
      }
      await dialog.getByRole('button', { name: messages.form.save }).click();
      await expect(dialog).toBeHidden();
      const row = column(page, level).getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(row).toContainText(menu.states.unpublished);
      await row.click();
    }
    await expect(page).toHaveURL(/level2=\d+&level3=\d+&level4=\d+/);
    const products = page.getByRole('region', { name: menu.products.title });
    await expect(products.getByRole('listitem').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await actionsOf(page, names[2] ?? '').click();
    await page.getByRole('menuitem', { name: menu.actions.publish }).click();
    await expect(column(page, 4).getByText(menu.states.hidden)).toBeVisible();

    // a second administrator sees what the first has begun
    const other = await site.as('admin', { language }, '/website-menu');
    await expect(other.getByText(menu.prompt.level2)).toBeVisible();
    await page.getByRole('button', { name: menu.reassign }).click();
    await expect(page.getByRole('button', { name: menu.reassign })).toBeEnabled({
      timeout: 30_000,
    });
    await expect(products.getByRole('listitem').first()).toBeVisible();

    await actionsOf(page, names[0] ?? '').click();
    await page.getByRole('menuitem', { name: menu.actions.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.confirm.yes }).click();
    await expect(page.getByText(menu.prompt.level2)).toBeVisible();
  });

  test(`an item is made and moved by keyboard alone, ${language}`, async ({ site }) => {
    const page = await site.as('admin', { language }, '/website-menu');
    const name = `Tasten ${language}`;
    await create(page, 2).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: menu.fields.name, exact: true }).focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const rows = column(page, 2).getByRole('listitem');
    await expect(rows.last()).toContainText(name);
    const handle = rows.last().locator('[data-sortable-handle]');
    const sent = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('OrderMenuItems'),
    );
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await sent;
    await expect(rows.last()).not.toContainText(name);
    await page.reload();
    await expect(rows.last()).toBeVisible();
    await expect(rows.last()).not.toContainText(name);
    await expect(column(page, 2)).toContainText(name);
  });
}

test('the preview shows the menu on a desktop and on a phone', async ({ site }) => {
  const page = await site.as('admin', { theme: 'dark' }, '/website-menu');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau des Mega-Menüs' });
  await expect(preview.getByText('Alle Sofas')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Handy' }).click();
  await preview.getByRole('button', { name: 'Essen', exact: true }).click();
  await preview.getByRole('button', { name: 'Esstische' }).click();
  await expect(preview.getByText('Alle Esstische')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
