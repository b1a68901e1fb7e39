import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languages } from '#tests/support/languages.ts';

const first = (message: string) => message.split(' |||| ')[0] as string;

test('an administrator reads a post and takes it back for a reason', async ({ site }) => {
  const [, messages] = languages[0] as (typeof languages)[number];
  const text = messages.resources['blog-list'];
  const page = await site.as('admin', {}, '/blog-list?state=published&title=Eiche');
  const link = page.getByRole('button', { name: 'Warum wir Eiche lieben', exact: true });
  await link.click();
  const preview = page.getByRole('dialog', { name: text.preview.title });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Eiche');
  await preview.getByRole('button', { name: text.preview.close }).click();
  const row = page.getByRole('row', { name: 'Warum wir Eiche lieben' });
  await row
    .getByRole('button', { name: /Warum wir Eiche lieben/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: text.withdraw.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: messages.form.save }).click();
  await expect(dialog.getByText(messages.rules.required)).toBeVisible();
  await dialog.getByRole('textbox').fill('Bitte ohne Preise');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: messages.form.save }).click();
  await expect(page.getByText(first(text.withdrawn))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('two windows on one post lose nothing', async ({ site }) => {
  const [, messages] = languages[0] as (typeof languages)[number];
  const { conflict, form } = messages;
  const text = messages.resources.blog;
  const create = `mutation { createBlogPost(input: { title: "Zwei Fenster" }) { data { id } } }`;
  const { createBlogPost } = await site.api<{ createBlogPost: { data: { id: string } } }>(
    'vendor',
    create,
  );
  const path = `/blog/${createBlogPost.data.id}`;
  const [one, other] = [await site.as('vendor', {}, path), await site.as('vendor', {}, path)];
  const titleIn = (page: typeof one) =>
    page.getByRole('textbox', { name: text.fields.title, exact: true });
  await titleIn(one).fill('Erstes Fenster');
  await expect(one.getByText(text.unsaved.kept.split('%')[0] as string)).toBeVisible({
    timeout: 15_000,
  });
  await titleIn(other).fill('Zweites Fenster');
  await expect(other.getByRole('button', { name: text.unsaved.takeOver })).toBeVisible({
    timeout: 15_000,
  });
  await other.getByRole('button', { name: form.save, exact: true }).click();
  await expect(other.getByText(text.saved)).toBeVisible();
  await one.getByRole('button', { name: form.save, exact: true }).click();
  const dialog = one.getByRole('dialog');
  await expect(dialog).toContainText('Erstes Fenster');
  await expect(dialog).toContainText('Zweites Fenster');
  await dialog.getByRole('button', { name: conflict.allMine }).click();
  await dialog.getByRole('button', { name: conflict.save }).click();
  await expect(one.getByText(text.saved)).toBeVisible();
  await expect(one.getByRole('row', { name: 'Erstes Fenster' })).toBeVisible();
});
