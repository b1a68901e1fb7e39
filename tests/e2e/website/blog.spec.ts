import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { jpeg } from '#tests/support/pictures.ts';

const first = (message: string) => message.split(' |||| ')[0] as string;

test('lets a manufacturer write a post, close the tab and continue', async ({ site }) => {
  const { form, list, images, richText, rules, runStates } = messages;
  const text = messages.resources.blog;
  const title = 'Hobeln am Morgen';
  const page = await site.as('manufacturer', {}, '/blog/list');
  await expect(page.getByRole('navigation', { name: messages.shell.navigation })).toBeVisible();
  await page.getByRole('link', { name: list.add }).click();
  await expect(page).toHaveURL(/\/blog\/create$/);
  await expect(page.getByRole('navigation', { name: messages.shell.navigation })).toHaveCount(0);
  await page.getByRole('textbox', { name: text.fields.title, exact: true }).fill(title);
  const body = page.getByRole('textbox', { name: text.fields.body, exact: true });
  await body.click();
  // the toolbar by keyboard: one tab stop, arrows from tool to tool
  await page.keyboard.press('Shift+Tab');
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(tool(richText.blocks.heading2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Am Morgen');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Es riecht nach Leim.');
  await page.keyboard.press('Enter');
  await tool(richText.picture.button).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'bank.jpg', mimeType: 'image/jpeg' },
    buffer: await jpeg({ width: 640, height: 480 }),
  });
  await expect(dialog.locator('img[src^="/images/"]')).toBeVisible();
  await dialog.getByRole('button', { name: richText.picture.insert }).click();
  await expect(dialog.getByText(rules.required)).toBeVisible();
  await dialog.getByRole('textbox').fill('Eine Hobelbank');
  await dialog.getByRole('button', { name: richText.picture.insert }).click();
  await expect(body.getByRole('img', { name: 'Eine Hobelbank' })).toBeVisible();
  await expect(page.getByText(text.unsaved.kept.split('%')[0] as string)).toBeVisible({
    timeout: 15_000,
  });
  expect(await axeFindings(page)).toEqual([]);
  // the tab is closed without saving
  await page.close({ runBeforeUnload: false });

  const again = await site.as('manufacturer', {}, '/blog/list');
  await again.getByRole('link', { name: text.unsaved.toBegun }).click();
  const begun = again.getByRole('alert').filter({ hasText: title });
  await begun.getByRole('button', { name: text.unsaved.goOn }).click();
  const continued = again.getByRole('textbox', { name: text.fields.body, exact: true });
  await expect(continued).toContainText('Es riecht nach Leim.');
  await expect(continued.getByRole('img', { name: 'Eine Hobelbank' })).toBeVisible();

  await again.getByRole('button', { name: text.states.scheduled }).click();
  await again.getByRole('button', { name: form.save, exact: true }).click();
  await expect(again.getByText(rules.neededToPublish).first()).toBeVisible();
  expect(await axeFindings(again)).toEqual([]);
  await again.getByRole('textbox', { name: text.fields.teaser }).fill('Ein Tag bei uns.');
  await again
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'werkstatt.jpg', mimeType: 'image/jpeg' },
      buffer: await jpeg({ width: 800, height: 450 }),
    });
  await expect(again.locator(`img[alt="${images.current}"][src^="/images/"]`)).toBeVisible();
  await again.getByRole('textbox', { name: text.fields.pictureAlt }).fill('Unsere Werkstatt');
  await again.getByRole('combobox', { name: text.fields.tags }).fill('Werkstatt');
  await again.getByRole('option', { name: 'Werkstattbesuch' }).click();
  await again.getByRole('button', { name: text.preview.open }).click();
  const preview = again.getByRole('dialog', { name: text.preview.title });
  await expect(preview.getByRole('heading', { name: 'Am Morgen', exact: true })).toBeVisible();
  await preview.getByRole('button', { name: text.preview.phone }).click();
  expect(await axeFindings(again)).toEqual([]);
  await preview.getByRole('button', { name: text.preview.close }).click();
  await again.getByRole('button', { name: form.save, exact: true }).click();
  await expect(again.getByText(text.created)).toBeVisible();
  const row = again.getByRole('row', { name: title });
  await expect(row).toContainText(text.states.scheduled);
  await expect(again.getByRole('link', { name: text.unsaved.toBegun })).toHaveCount(0);
  await row
    .getByRole('switch', { name: runStates.publishSwitch.replace('%{name}', title) })
    .click();
  await again.getByRole('dialog').getByRole('button', { name: runStates.publish }).click();
  await expect(again.getByText(first(text.published))).toBeVisible();
  await expect(row).toContainText(text.states.published);
});

test('an administrator reads a post and takes it back for a reason', async ({ site }) => {
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
  const confirm = dialog.getByRole('button', { name: text.withdraw.action });
  await confirm.click();
  await expect(dialog.getByText(messages.rules.required)).toBeVisible();
  await dialog.getByRole('textbox').fill('Bitte ohne Preise');
  expect(await axeFindings(page)).toEqual([]);
  await confirm.click();
  await expect(page.getByText(first(text.withdrawn))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('one post in two windows loses nothing', async ({ site }) => {
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

test('a post that is saved during an autosave does not reappear as a draft', async ({ site }) => {
  const text = messages.resources.blog;
  const page = await site.as('architect', {}, '/blog/create');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = () => {};
  const isKept = new Promise<void>((resolve) => {
    begun = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('KeepBlogPostDraft')) {
      begun();
      await held;
    }
    await route.continue();
  });
  await page.getByRole('textbox', { name: text.fields.title, exact: true }).fill('Kurz notiert');
  await isKept;
  await page.getByRole('button', { name: messages.form.save, exact: true }).click();
  await expect(page.getByRole('button', { name: messages.form.saving })).toBeVisible();
  const answer = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('KeepBlogPostDraft')),
  );
  letGo();
  await answer;
  await expect(page.getByText(text.created)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Kurz notiert' })).toBeVisible();
  const { drafts } = await site.api<{ drafts: { data: { id: string }[] } }>(
    'architect',
    '{ drafts: blogPostDrafts { data { id } } }',
  );
  expect(drafts.data).toEqual([]);
});

test('publishes a planned post at its time', { tag: '@faults' }, async ({ site }) => {
  // the server checks every minute
  test.setTimeout(180_000);
  const { states } = messages.resources.blog;
  const fields = `title slug teaser body picture pictureAlt tags version`;
  const { posts } = await site.api<{
    posts: { data: { results: { id: string; title: string }[] } };
  }>(
    'manufacturer',
    `query { posts: blogPosts(query: { state: "published" }) {
      data { results { id ${fields} } } } }`,
  );
  const [post] = posts.data.results;
  if (!post) throw new Error('The demo has no published post.');
  const { id, ...input } = post;
  const publishAt = new Date(Date.now() + 5_000).toISOString();
  await site.api(
    'manufacturer',
    `mutation ($id: ID!, $input: BlogPostInput!) {
      updateBlogPost(id: $id, input: $input) { data { id } } }`,
    { id, input: { ...input, status: '2', publishAt } },
  );
  const page = await site.as('manufacturer', {}, '/blog/list');
  const row = page.getByRole('row', { name: post.title });
  await expect(row).toContainText(states.scheduled);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(states.published, { timeout: 3_000 });
  }).toPass({ timeout: 150_000 });
});
