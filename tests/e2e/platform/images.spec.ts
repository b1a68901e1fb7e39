import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Person, test } from '#tests/support/browser.ts';
import { jpeg, noise, png } from '#tests/support/pictures.ts';

const file = async (name: string, content: Promise<Buffer>, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: await content,
});

const rows = (page: Page) => page.locator('tbody tr');
const dialog = (page: Page) => page.getByRole('dialog', { name: /Bilder hinzufügen: / });
const cards = (page: Page) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
const names = (page: Page) =>
  cards(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')?.split(': ')[1]));
const handleOf = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^„${name}“ verschieben`) });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Speichern' });

const open = async (page: Page, row = 0) => {
  await rows(page)
    .nth(row)
    .getByRole('button', { name: /^Aktionen für/ })
    .click();
  await page.getByRole('menuitem', { name: 'Bild hinzufügen' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Bilder auswählen' })).toBeVisible();
};

const choose = (page: Page, files: Awaited<ReturnType<typeof file>>[]) =>
  dialog(page).locator('input[type=file]').setInputFiles(files);

const uploaded = async (page: Page, count: number) => {
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(count);
};

/** Creates a variation without images or sample. */
const emptyVariation = async (
  api: <Data>(person: Person, query: string, variables?: object) => Promise<Data>,
  person: Person,
  place: number,
): Promise<{ id: string; sku: string }> => {
  const { variations } = await api<{
    variations: { data: { results: { id: string; sku: string }[] } };
  }>(
    person,
    `query ($page: Int) { variations(query: { page: $page, size: 1, variationType: "notMuster" }) {
      data { results { id sku } } } }`,
    { page: place },
  );
  const [variation] = variations.data.results;
  if (!variation) throw new Error('The demo has too few variations.');
  await api(
    person,
    `mutation ($id: ID!) { updateProductVariationImages(id: $id, input: { images: [] }) { status } }`,
    { id: variation.id },
  );
  return variation;
};

for (const [place, person] of (['admin', 'manufacturer'] as const).entries()) {
  test(`${person} adds two images, orders them by keyboard and chooses the main one`, async ({
    site,
  }) => {
    const { id, sku } = await emptyVariation(site.api, person, place);
    const page = await site.as(
      person,
      {},
      `/products/variations?name=${sku}&variationType=notMuster`,
    );
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).locator('img')).toHaveCount(0);
    await open(page);
    await expect(dialog(page)).toContainText(sku);
    await choose(page, [
      await file('sofa.png', png({ colour: '#2f5d50' })),
      await file('table.jpg', jpeg({ colour: '#8f5236' }), 'image/jpeg'),
    ]);
    await uploaded(page, 2);
    expect(await names(page)).toEqual(['sofa.png', 'table.jpg']);
    await expect(cards(page).nth(0)).toContainText('Hauptbild');

    await handleOf(page, 'sofa.png').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByText('„sofa.png“ auf Platz 2 von 2.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => names(page)).toEqual(['table.jpg', 'sofa.png']);
    await expect(handleOf(page, 'sofa.png')).toBeFocused();
    await expect(cards(page).nth(0)).toContainText('Hauptbild');

    await dialog(page).getByRole('button', { name: '„sofa.png“ als Hauptbild verwenden' }).click();
    await expect(cards(page).nth(1)).toContainText('Hauptbild');
    await dialog(page).getByLabel('Alternativtext für „sofa.png“').fill('Grünes Sofa von vorn');
    expect(await axeFindings(page)).toEqual([]);
    await save(page).click();
    await expect(page.getByText('Die Bilder wurden gespeichert.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();

    const { variationImages } = await site.api<{
      variationImages: { images: { filename: string; originName: string; main: boolean }[] };
    }>(
      person,
      'query ($id: ID!) { variationImages(id: $id) { images { filename originName main } } }',
      { id },
    );
    expect(variationImages.images.map(({ originName, main }) => [originName, main])).toEqual([
      ['table.jpg', false],
      ['sofa.png', true],
    ]);
    const shown = rows(page).locator('img');
    await expect(shown).toHaveAttribute(
      'src',
      new RegExp(variationImages.images[1]?.filename ?? 'none'),
    );
    await expect(shown).toHaveAttribute('alt', 'Grünes Sofa von vorn');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('Escape puts a lifted image back and leaves the dialog open', async ({ site }) => {
  const { sku } = await emptyVariation(site.api, 'admin', 3);
  const page = await site.as(
    'admin',
    {},
    `/products/variations?name=${sku}&variationType=notMuster`,
  );
  await open(page);
  await choose(page, [await file('a.png', png()), await file('b.png', png())]);
  await uploaded(page, 2);
  await handleOf(page, 'a.png').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByText('„a.png“ bleibt auf Platz 1 von 2.')).toBeAttached();
  expect(await names(page)).toEqual(['a.png', 'b.png']);
  await expect(dialog(page)).toBeVisible();
  await expect(handleOf(page, 'a.png')).toBeFocused();
});

test('images are ordered by mouse; a removal can be undone', async ({ site }) => {
  const { sku } = await emptyVariation(site.api, 'admin', 4);
  const page = await site.as(
    'admin',
    {},
    `/products/variations?name=${sku}&variationType=notMuster`,
  );
  await open(page);
  await choose(page, [
    await file('a.png', png()),
    await file('b.png', png()),
    await file('c.png', png()),
  ]);
  await uploaded(page, 3);
  const target = await cards(page).nth(2).boundingBox();
  await handleOf(page, 'a.png').hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 100, { steps: 10 });
  await page.mouse.move((target?.x ?? 0) + 80, (target?.y ?? 0) + 120, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['b.png', 'c.png', 'a.png']);
  await dialog(page).getByRole('button', { name: '„c.png“ entfernen' }).click();
  await expect.poll(() => names(page)).toEqual(['b.png', 'a.png']);
  await dialog(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => names(page)).toEqual(['b.png', 'c.png', 'a.png']);
});

test('a failed upload is retried; a failed save keeps everything', async ({ site }) => {
  const { sku } = await emptyVariation(site.api, 'admin', 5);
  const page = await site.as(
    'admin',
    {},
    `/products/variations?name=${sku}&variationType=notMuster`,
  );
  await open(page);
  // a fulfilled failure, because a broken connection would log to the console
  await page.route('**/upload', (route) =>
    route.fulfill({
      status: 200,
      json: { errors: [{ message: 'x', msg: 'error.INTERNAL', extensions: { code: 'INTERNAL' } }] },
    }),
  );
  await choose(page, [await file('a.png', png())]);
  await expect(cards(page).getByRole('alert')).toContainText('Etwas ist schiefgelaufen.');
  await expect(save(page)).toBeDisabled();
  await expect(dialog(page).getByText('1 Bild wurde nicht hochgeladen')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/upload');
  await dialog(page).getByRole('button', { name: 'Erneut versuchen: „a.png“' }).click();
  await uploaded(page, 1);

  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('updateProductVariationImages')) {
      return route.continue();
    }
    await route.fulfill({
      json: {
        errors: [{ message: 'x', msg: 'error.CONFLICT', extensions: { code: 'CONFLICT' } }],
      },
    });
  });
  await save(page).click();
  await expect(dialog(page).getByText(/Jemand anderes hat diesen Datensatz/)).toBeVisible();
  expect(await names(page)).toEqual(['a.png']);
  await page.unroute('**/graphql');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page).locator('img')).toHaveCount(1);
});

test('an image that is too large is shrunk; other files are rejected', async ({ site }) => {
  const { sku } = await emptyVariation(site.api, 'admin', 6);
  const page = await site.as(
    'admin',
    {},
    `/products/variations?name=${sku}&variationType=notMuster`,
  );
  await open(page);
  const large = await file('photo.png', noise(1200, 900));
  expect(large.buffer.length).toBeGreaterThan(2 * 1_048_576);
  await choose(page, [
    large,
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
  ]);
  await expect(dialog(page).getByText('notes.txt ist weder PNG noch JPEG.')).toBeVisible();
  await uploaded(page, 1);
  await expect(cards(page).getByRole('alert')).toHaveCount(0);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
});

test('ignores a stray click outside the dialog', async ({ site }) => {
  const { sku } = await emptyVariation(site.api, 'admin', 7);
  const page = await site.as(
    'admin',
    {},
    `/products/variations?name=${sku}&variationType=notMuster`,
  );
  await open(page);
  await page.mouse.click(10, 450);
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await choose(page, [await file('a.png', png())]);
  await uploaded(page, 1);
  await page.mouse.click(10, 450);
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await uploaded(page, 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await expect(cards(page)).toHaveCount(0);
});

test('the sample gets the same images when that is wished', async ({ site }) => {
  const { variations } = await site.api<{
    variations: { data: { results: { id: string; sku: string; sample_of_id: string }[] } };
  }>(
    'admin',
    '{ variations(query: { size: 1, variationType: "muster" }) { data { results { id sku sample_of_id } } } }',
  );
  const [sample] = variations.data.results;
  const { variationById } = await site.api<{ variationById: { data: { sku: string } } }>(
    'admin',
    'query ($id: ID!) { variationById(id: $id) { data { sku } } }',
    { id: sample?.sample_of_id },
  );
  const page = await site.as(
    'admin',
    {},
    `/products/variations?name=${variationById.data.sku}&variationType=notMuster`,
  );
  await open(page);
  const present = await cards(page).count();
  expect(present).toBeGreaterThan(0);
  await dialog(page).getByRole('checkbox').check();
  await expect(dialog(page).getByText(`Muster: ${sample?.sku}`)).toBeVisible();
  await choose(page, [await file('new.png', png())]);
  await uploaded(page, present + 1);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  const { variationImages } = await site.api<{
    variationImages: { images: { originName: string }[] };
  }>('admin', 'query ($id: ID!) { variationImages(id: $id) { images { originName } } }', {
    id: sample?.id,
  });
  expect(variationImages.images.at(-1)?.originName).toBe('new.png');
});
