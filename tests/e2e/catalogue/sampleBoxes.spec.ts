import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

test('a newcomer creates a sample box and links products to it', async ({ site }) => {
  const { form, list } = messages;
  const box = messages.resources['products/sample-boxes'];
  const { fields } = messages.resources['products/variations'];
  const { linkSamples } = messages.variationPages;
  const page = await site.as('admin', {}, '/products/sample-boxes');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: list.add }).click();
  await page.getByRole('textbox', { name: box.fields.name, exact: true }).fill('Eiche');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(box.created)).toBeVisible();

  await expect(
    page.getByRole('heading', {
      name: linkSamples.title.replace('%{name}', 'Eiche'),
    }),
  ).toBeVisible();
  const rows = page.locator('tbody tr');
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: linkSamples.link, exact: true }).click();
  await expect(rows.first().getByText(linkSamples.linked, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('combobox', { name: fields.linked }).click();
  await page.getByRole('option', { name: linkSamples.linked, exact: true }).click();
  await expect(page.getByText(linkSamples.notLinked, { exact: true })).toHaveCount(0);
  await page.getByRole('checkbox').first().check();
  await bar.getByRole('button', { name: linkSamples.unlink, exact: true }).click();
  await expect(rows).toHaveCount(0);
});

test('a sample box is deleted while products are linked to it', async ({ site }) => {
  const input = { name: 'Kurzlebig', slug: 'kurzlebig' };
  const { createSampleBox } = await site.api<{ createSampleBox: { data: { id: string } } }>(
    'admin',
    'mutation ($input: SampleBoxInput!) { createSampleBox(input: $input) { data { id } } }',
    { input },
  );
  const { id } = createSampleBox.data;
  const page = await site.as('admin', {}, `/products/variations/link-samples/${id}`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await site.api('admin', 'mutation ($ids: [ID!]) { deleteSampleBoxByIds(ids: $ids) { data } }', {
    ids: [id],
  });
  await page
    .getByRole('button', { name: /^Verknüpfen:/ })
    .first()
    .click();
  await expect(page.getByText('Nicht gefunden', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Liste' }).click();
  await expect(page.getByRole('heading', { name: 'Musterboxen' })).toBeVisible();
});

test('a sample box shows its content, is renamed, and is deleted from its row', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/products/sample-boxes?name=Stuhl');
  const row = page.locator('tbody tr').first();
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('link').first().click();
  const held = page.getByRole('region', { name: 'Muster in der Box' });
  await expect(held.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} neu`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Musterbox wurde gespeichert.')).toBeVisible();
  await page.getByRole('button', { name: `Aktionen für ${name} neu` }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Die Musterbox wurde gelöscht.')).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} neu` })).toHaveCount(0);
});
