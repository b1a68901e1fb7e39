import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { png } from '#tests/support/pictures.ts';

test('pictures are matched by their names, uploaded and described', async ({ site }) => {
  const { gallery } = messages.resources;
  const { upload } = gallery;
  const { variations } = await site.api<{
    variations: { data: { results: { sku: string; name: string }[] } };
  }>('admin', '{ variations(query: { size: 1 }) { data { results { sku name } } } }');
  const { sku = '', name = '' } = variations.data.results[0] ?? {};
  const page = await site.as('admin', {}, '/gallery');
  const cards = page.getByRole('list', { name: gallery.title }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: upload.open }).click();
  const dialog = page.getByRole('dialog', { name: upload.title });
  const width = 40;
  const files = [`${sku.toLowerCase()}_1.png`, 'lose.png'];
  await dialog.locator('input[type=file]').setInputFiles(
    await Promise.all(
      files.map(async (file, place) => ({
        name: file,
        mimeType: 'image/png',
        buffer: await png({ width: width + 2 * place, height: 30 }),
      })),
    ),
  );
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expect(dialog.getByText(upload.noSku, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog
    .getByRole('textbox', { name: upload.skuOf.replace('%{name}', files[1] ?? '') })
    .fill('gibt-es-nicht');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(upload.unknownSku)).toBeVisible();

  await dialog.getByRole('button', { name: /2 (Bilder|pictures)/ }).click();
  await expect(
    dialog.getByText(upload.progress.replace('%{done}', '2').replace('%{count}', '2')),
  ).toBeVisible();
  await dialog.getByRole('button', { name: upload.close, exact: true }).click();
  await page.getByRole('textbox', { name: gallery.search }).fill(files[0] ?? '');
  const card = page.getByRole('button', { name: new RegExp(files[0] ?? '') });
  await card.click();
  const details = page.getByRole('dialog', { name: files[0] ?? '' });
  await expect(details.getByRole('link', { name })).toBeVisible();
  await details.getByRole('textbox').fill('Ansicht');
  expect(await axeFindings(page)).toEqual([]);
  await details.getByRole('button', { name: messages.form.save }).click();
  await expect(page.getByText(gallery.saved)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ansicht' })).toBeVisible();

  // a picture that no product shows can be deleted
  await page.getByRole('textbox', { name: gallery.search }).fill(files[1] ?? '');
  const loose = page.getByRole('button', { name: new RegExp(files[1] ?? '') });
  await expect(loose).toBeVisible();
  await page
    .getByRole('checkbox', { name: gallery.select.replace('%{name}', files[1] ?? '') })
    .check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('toolbar').getByRole('button', { name: gallery.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.confirm.yes }).click();
  await expect(page.getByText(gallery.deleted.split(' |||| ')[0] ?? '').first()).toBeVisible();
  await expect(loose).toBeHidden();
  // the focus continues here
  await expect(page.getByRole('main')).toBeFocused();
});

test('the gallery is only for administrators', async ({ site }) => {
  const page = await site.as('manufacturer', {}, '/gallery');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
});
