import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { png } from '#tests/support/pictures.ts';

const text = {
  add: 'Neu anlegen',
  heading: 'Überschrift',
  save: 'Speichern',
  created: 'Der Banner wurde angelegt.',
  saved: 'Der Banner wurde gespeichert.',
  script: 'Nur Webadressen wie https://www.beispiel.de sind möglich',
  low: 'Der Text ist auf diesem Hintergrund schlecht lesbar',
  textColor: 'Textfarbe',
  large: 'Bild für große Bildschirme',
  phone: 'Bild für das Telefon',
  alts: ['Alternativtext des Bildes', 'Alternativtext des Bildes für das Telefon'],
  upload: 'Bild auswählen',
  gallery: 'Aus der Galerie',
  pick: 'Bild aus der Galerie wählen',
  remove: 'Entfernen',
  previews: ['Großer Bildschirm', 'Telefon'],
  switch: (name: string) => `„${name}“ aktiviert`,
  activate: 'Aktivieren',
  activated: 'Der Banner wurde aktiviert.',
  missing: 'fehlen Bilder oder deren Alternativtexte',
  active: 'Aktiv',
  order: 'Reihenfolge ändern',
  orderSaved: 'Die Reihenfolge wurde gespeichert.',
} as const;

test('a banner is created, previewed, activated and moved to the top', async ({ site }) => {
  const name = 'Frühling';
  const page = await site.as('admin', {}, '/website-banners');
  await page.getByRole('link', { name: text.add }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: text.heading }).fill('<b>Frisch</b>');
  const link = page.getByRole('textbox', { name: 'Link' });
  await link.fill('javascript:alert(1)');
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.script).first()).toBeVisible();
  await link.fill('www.example.com/fruehling');
  // the form warns but allows it
  await page.getByRole('textbox', { name: text.textColor, exact: true }).fill('#33504a');
  await expect(page.getByText(text.low)).toBeVisible();
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();

  // without pictures there is nothing to confirm
  await page.getByRole('link', { name }).click();
  await page.getByRole('switch', { name: text.switch(name) }).click();
  await expect(page.getByText(text.missing).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  site.mayFail('/upload');
  const large = page.getByRole('group', { name: text.large });
  await large.locator('input[type=file]').setInputFiles({
    name: 'frisch.png',
    mimeType: 'image/png',
    buffer: Buffer.from('GIF89a, which is no png'),
  });
  await expect(large.getByText('frisch.png')).toBeVisible();
  await large.locator('input[type=file]').setInputFiles({
    name: 'frisch.png',
    mimeType: 'image/png',
    buffer: await png({ width: 800, height: 320 }),
  });
  await expect(large.locator('img[src^="/images/"]')).toBeVisible();
  await page
    .getByRole('group', { name: text.phone })
    .getByRole('button', { name: text.gallery })
    .click();
  await page.getByRole('dialog', { name: text.pick }).getByRole('listitem').first().click();
  for (const alt of text.alts) {
    await page.getByRole('textbox', { name: alt, exact: true }).fill('Eine Wiese');
  }
  await page.getByRole('textbox', { name: text.textColor, exact: true }).fill('#ffffff');
  for (const preview of text.previews) {
    const figure = page.getByRole('figure', { name: preview });
    await expect(figure.getByRole('img', { name: 'Eine Wiese' })).toBeVisible();
    await expect(figure.getByText('<b>Frisch</b>')).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.saved)).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: text.activate }).click();
  await expect(page.getByText(text.activated)).toBeVisible();
  await expect(row.getByText(text.active, { exact: true })).toBeVisible();
  await expect(row.getByRole('switch')).toBeChecked();

  // in its row, by mouse to the first position
  const rows = page.locator('tbody tr[data-index]');
  const handles = rows.locator('[data-sortable-handle]');
  await expect(rows.last()).toContainText(name);
  const saved = () =>
    page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('UpdateWebsiteBannerOrders'),
    );
  await handles.last().scrollIntoViewIfNeeded();
  const [from, to] = [await handles.last().boundingBox(), await handles.first().boundingBox()];
  const ordered = saved();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) - 8, { steps: 20 });
  await page.mouse.up();
  await ordered;
  await expect(rows.first()).toContainText(name);
  // and by keyboard to the second position
  const again = saved();
  await handles.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await again;
  await page.reload();
  await expect(rows.nth(1)).toContainText(name);
  expect(await axeFindings(page)).toEqual([]);

  // in a dialog with the banners of all pages, back to the first position
  await page.getByRole('button', { name: text.order, exact: true }).click();
  const items = page.getByRole('dialog').getByRole('listitem');
  await expect(items.nth(1)).toContainText(name);
  await items.nth(1).getByRole('button').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(items.first()).toContainText(name);
  await page.getByRole('dialog').getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.orderSaved)).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText(name);
  expect(await axeFindings(page)).toEqual([]);
});
