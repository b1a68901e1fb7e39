import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { pngOfSize } from '#tests/support/pictures.ts';

/**
 * Runs in the page: simulates a reassignment of products, immediately or as soon as the API reports
 * one, until released.
 */
const holdReassign = (isBegun: boolean) => {
  const { fetch: original } = window;
  let isProcessing = isBegun;
  document.body.classList.add('held');
  window.fetch = async (...asked) => {
    const response = await original(...asked);
    if (!String(asked[1]?.body).includes('query MenuColumn')) return response;
    const text = await response.text();
    isProcessing ||= text.includes('"processing"');
    const isHeld = isProcessing && document.body.classList.contains('held');
    return new Response(isHeld ? text.replace('"completed"', '"processing"') : text, response);
  };
};

const menu = messages.resources['website-menu'];
const column = (page: Page, level: number) =>
  page.getByRole('region', { name: menu.level.replace('%{level}', String(level)) });
const create = (page: Page, level: number) =>
  page.getByRole('button', { name: menu.createOn.replace('%{level}', String(level)) });
const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: messages.list.actionsOf.replace('%{name}', name) });

test('items of all levels are created, link products and are reassigned', async ({ site }) => {
  test.slow();
  const page = await site.as('admin', {}, '/website-menu');
  await expect(page.getByText(menu.prompt.level2)).toBeVisible();
  const names = [2, 3, 4].map((level) => `${menu.name.split(' ')[0]} ${level}`);
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

  // a second administrator sees the reassignment started by the first, which would otherwise end
  // too soon
  const other = await site.as('admin', {}, '/website-menu');
  await expect(other.getByText(menu.prompt.level2)).toBeVisible();
  await page.evaluate(holdReassign, false);
  await page.getByRole('button', { name: menu.reassign }).click();
  await other.evaluate(holdReassign, true);
  for (const each of [page, other]) {
    await expect(each.getByRole('button', { name: menu.processing })).toBeDisabled({
      timeout: 30_000,
    });
    await expect(each.getByText(menu.processingText)).toBeVisible();
  }
  expect(await axeFindings(other)).toEqual([]);
  for (const each of [page, other]) {
    await each.evaluate(() => document.body.classList.remove('held'));
  }
  for (const each of [page, other]) {
    await expect(each.getByRole('button', { name: menu.reassign })).toBeEnabled({
      timeout: 30_000,
    });
  }
  await expect(products.getByRole('listitem').first()).toBeVisible();

  await actionsOf(page, names[0] ?? '').click();
  await page.getByRole('menuitem', { name: menu.actions.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.confirm.yes }).click();
  await expect(page.getByText(menu.prompt.level2)).toBeVisible();
});

test('items of all levels are created, linked and moved by keyboard alone', async ({ site }) => {
  test.slow();
  const page = await site.as('admin', {}, '/website-menu');
  const names = [2, 3, 4].map((level) => `Tasten ${level}`);
  const [name = ''] = names;
  for (const [index, each] of names.entries()) {
    const level = index + 2;
    await create(page, level).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: menu.fields.name, exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type(each);
    if (level === 4) {
      await dialog.getByRole('combobox', { name: menu.fields.categories }).focus();
      await page.keyboard.type('Ecksofas');
      await expect(page.getByRole('option', { name: /Ecksofas/ }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await dialog.getByRole('combobox', { name: menu.fields.products }).focus();
      await page.keyboard.type('AHM-10244');
      await expect(page.getByRole('option', { name: /AHM-10244/ }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: messages.form.save }).focus();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const row = column(page, level).getByRole('button', { name: new RegExp(`^${each}`) });
    await row.focus();
    await page.keyboard.press('Enter');
  }
  const products = page.getByRole('region', { name: menu.products.title });
  await expect(products.getByRole('listitem').first()).toBeVisible();

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

test('filters all items, publishes them together and finds them in the search', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/website-menu');
  await page.getByRole('link', { name: menu.list.open }).click();
  await expect(page.getByRole('heading', { name: menu.list.title })).toBeVisible();
  await page.getByRole('textbox', { name: menu.search }).fill('Nachhaltig');
  await expect(page).toHaveURL(/website-menu\/items\?.*name=Nachhaltig/);
  const rows = page.getByRole('row').filter({ hasText: 'Nachhaltig' });
  const row = rows.filter({ hasText: menu.states.unpublished }).first();
  await expect(row).toContainText('›');
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('checkbox').check();
  const bar = page.getByRole('button', { name: menu.list.publish, exact: true });
  await bar.click();
  await page.getByRole('dialog').getByRole('button', { name: messages.confirm.yes }).click();
  await expect(page.getByText(menu.published.split(' |||| ')[0] ?? '')).toBeVisible();
  await expect(rows.filter({ hasText: menu.states.published }).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Pendelleuchten');
  const found = page.getByRole('option').filter({ hasText: menu.name.split(' |||| ')[0] });
  await found.filter({ hasText: 'Licht & Deko' }).first().click();
  await expect(page).toHaveURL(/website-menu\?level2=\d+&level3=\d+/);
});

test('reports an error at its field or as a message', async ({ site }) => {
  test.slow();
  site.mayFail('/upload');
  const page = await site.as('admin', {}, '/website-menu');
  const { error, rules } = messages;
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: messages.form.save }).click();
  const createOn = (level: number) =>
    page.getByRole('button', { name: menu.createOn.replace('%{level}', String(level)) }).click();
  const close = () => dialog.getByRole('button', { name: messages.form.cancel }).click();

  await createOn(2);
  await dialog
    .getByRole('textbox', { name: menu.fields.name, exact: true })
    .fill('<img src=x onerror=alert(1)>');
  await dialog.getByRole('textbox', { name: menu.fields.promo_text }).fill('<b>Neu</b>');
  await save();
  await expect(dialog.getByText(rules.promoImage, { exact: true })).toBeVisible();
  const image = dialog.getByRole('group', { name: menu.fields.image, exact: true });
  const choose = (name: string, buffer: Buffer) =>
    image.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('gif.png', Buffer.from('GIF89a, which is no png'));
  await expect(image.getByText(/gif\.png/)).toBeVisible();
  await choose('groß.png', await pngOfSize(1_048_577));
  // larger images are reduced
  await expect(image.locator('img[src^="/images/"]')).toBeVisible();
  await dialog.getByRole('textbox', { name: menu.fields.promo_text }).fill('');
  const link = dialog.getByRole('textbox', { name: menu.fields.link });
  for (const address of ['javascript:alert(1)', 'data:text/html,x']) {
    await link.fill(address);
    await save();
    await expect(dialog.getByText(rules.link)).toBeVisible();
  }
  await link.fill('');
  // a brand needs slug and image, and there are at most four
  const add = dialog.getByRole('button', { name: menu.brands.add });
  for (let brand = 1; brand <= 4; brand += 1) await add.click();
  await expect(add).toBeHidden();
  await save();
  await expect(dialog.getByText(menu.brands.incomplete)).toBeVisible();
  for (let brand = 4; brand >= 1; brand -= 1) {
    const remove = menu.brands.remove.replace('%{position}', String(brand));
    await dialog.getByRole('button', { name: remove }).click();
  }
  // the field accepts no more characters
  const seo = dialog.getByRole('textbox', { name: menu.fields['seo_data.description'] });
  await seo.pressSequentially('x');
  await expect(seo).toHaveAttribute('maxlength', '300');
  await save();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: '<img src=x onerror=alert(1)>' });
  await expect(row).toBeVisible();
  await row.getByRole('button').nth(1).click();

  // deleted in another tab
  const other = await site.as('admin', {}, '/website-menu');
  await other
    .getByRole('button', {
      name: messages.list.actionsOf.replace('%{name}', '<img src=x onerror=alert(1)>'),
    })
    .click();
  await other.getByRole('menuitem', { name: menu.actions.delete }).click();
  await other.getByRole('dialog').getByRole('button', { name: messages.confirm.yes }).click();
  await expect(other.getByText(menu.deleted.split(' |||| ')[0] ?? '')).toBeVisible();
  await createOn(3);
  await dialog.getByRole('textbox', { name: menu.fields.name, exact: true }).fill('Verwaist');
  await save();
  await expect(page.getByText(rules.menuParentGone).first()).toBeVisible();
  await close();
  await page.reload();
  await expect(page.getByText(menu.prompt.level2)).toBeVisible();

  // 256 characters on level 4
  await page.getByRole('button', { name: /^Wohnen/ }).click();
  await page.getByRole('button', { name: /^Sofas/ }).click();
  await createOn(4);
  await dialog.getByRole('textbox', { name: menu.fields.name, exact: true }).fill('x'.repeat(256));
  await save();
  await expect(page.getByText(error.LONG_ATTRIBUTE_VALUE).first()).toBeVisible();
});

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

test('reports a move in a column that another tab has changed, and reloads the column', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/website-menu');
  const column = page.getByRole('region', { name: 'Ebene 2' });
  const rows = column.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const names = await rows.allInnerTexts();

  const other = await site.as('admin', {}, '/website-menu');
  await other.getByRole('button', { name: 'Menüpunkt der Ebene 2 anlegen' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Dazwischen');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();

  await expect(column.getByText('Dazwischen')).toBeHidden();
  await rows.nth(1).locator('[data-sortable-handle]').focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('Diese Ebene hat sich inzwischen geändert')).toBeVisible();
  await expect(column.getByText('Dazwischen')).toBeVisible();
  expect((await rows.allInnerTexts()).slice(0, names.length)).toEqual(names);

  await page.getByRole('button', { name: 'Aktionen für Dazwischen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(column.getByText('Dazwischen')).toBeHidden();
});
