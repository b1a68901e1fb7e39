import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Person, type Site, test } from '#tests/support/browser.ts';
import { press, tabTo, typeInto } from '#tests/support/keyboard.ts';
import { png } from '#tests/support/pictures.ts';

const picture = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await png({ colour }),
});

/** Links the first product that a search finds. */
const link = async (page: Page, label: string, words: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words);
  await page.getByRole('option').first().click();
};

/** The same by keyboard. */
const linkByKeyboard = async (page: Page, label: string, words: string) => {
  await typeInto(page, page.getByRole('combobox', { name: label, exact: true }), words);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** Creates a person's draft; returns its id. */
const styleOf = async (site: Site, person: Person, title: string): Promise<string> => {
  const { createStyle } = await site.api<{ createStyle: { data: { id: string } } }>(
    person,
    'mutation ($input: StyleInput!) { createStyle(input: $input) { data { id } } }',
    { input: { title } },
  );
  return createStyle.data.id;
};

const { form, images, list, runStates, steppedForm } = messages;

test('a vendor creates a style in steps', async ({ site }) => {
  const text = messages.resources.styles;
  const title = 'Am Fluss';
  const page = await site.as('vendor', {}, '/styles/details/products');
  const next = () => page.getByRole('button', { name: steppedForm.saveAndNext }).click();
  // the address of a later step leads back to the skipped one
  await expect(page.getByText(text.first.title)).toBeVisible();
  await page.getByRole('link', { name: text.steps.basics }).click();
  await next();
  const titleField = page.getByRole('textbox', { name: text.fields.title });
  await expect(titleField).toHaveAttribute('aria-invalid', 'true');
  await titleField.fill(title);
  await next();
  await expect(page).toHaveURL(/\/styles\/details\/\d+\?step=pictures/);
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('one.png', '#5f7461'), await picture('two.png', '#7a3f2c')]);
  await page.getByLabel(images.alt).first().fill('Ein Raum am Fluss');
  expect(await axeFindings(page)).toEqual([]);
  // every way of leaving a step saves it
  await page.getByRole('link', { name: text.steps.people }).click();
  await expect(page).toHaveURL(/step=people/);
  await page.getByRole('combobox', { name: text.collaborators.add }).click();
  await page.getByRole('option').first().click();
  await next();
  await expect(page).toHaveURL(/\/products$/);
  await link(page, text.fields.products, 'e');
  await next();
  await expect(page).toHaveURL(/\/affiliate-products$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // the form reports what is missing for publishing, and the user adds it
  await page.getByRole('link', { name: text.steps.basics }).click();
  await page.getByRole('textbox', { name: text.fields.short_desc }).fill('Holz und Wasser');
  await page.getByRole('combobox', { name: text.fields.category_id }).click();
  await page.getByRole('option').nth(1).click();
  await next();
  await expect(page.getByText(text.publish.ready)).toBeVisible();
  await page.getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: runStates.publish }).click();
  await expect(page.getByText(text.states.published, { exact: true })).toBeVisible();
});

test(`a partner who collaborates adds pictures to a vendor's style, by keyboard`, async ({
  site,
}) => {
  const text = messages.resources.styles;
  const title = 'Gemeinsam';
  const id = await styleOf(site, 'vendor', title);
  const page = await site.as('vendor', {}, `/styles/details/${id}?step=people`);
  await typeInto(page, page.getByRole('combobox', { name: text.collaborators.add }), 'Kramer');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: text.fields.collaborators })).toContainText(
    'Tischlerei Kramer',
  );
  await press(page, page.getByRole('link', { name: text.steps.basics }));
  await expect(page.getByRole('textbox', { name: text.fields.title })).toHaveValue(title);

  // the craftsman finds it among the own styles, but cannot change status and people
  const other = await site.as('craftsman', {}, '/styles');
  const row = other.getByRole('row', { name: title });
  await expect(row.getByRole('switch')).toBeDisabled();
  await press(other, row.getByRole('link', { name: title }));
  await press(other, other.getByRole('link', { name: text.steps.pictures }));
  await expect(other.getByRole('switch')).toHaveCount(0);
  const choosing = other.waitForEvent('filechooser');
  await press(other, other.getByRole('button', { name: images.choose }));
  await (await choosing).setFiles([
    await picture('three.png', '#2f4a6b'),
    await picture('four.png', '#c9a227'),
  ]);
  await typeInto(other, other.getByLabel(images.alt).first(), 'Ein Regal nach Maß');
  expect(await axeFindings(other)).toEqual([]);
  await press(other, other.getByRole('link', { name: text.steps.people }));
  await expect(other).toHaveURL(/step=people/);
  await expect(other.getByRole('combobox', { name: text.collaborators.add })).toHaveCount(0);

  await page.reload();
  await press(page, page.getByRole('link', { name: text.steps.pictures }));
  await expect(page.getByLabel(images.alt).first()).toHaveValue('Ein Regal nach Maß');
  await expect(page.getByLabel(images.alt)).toHaveCount(2);
  // later changes of both are not lost
  await typeInto(page, page.getByLabel(images.alt).nth(1), 'Die Wand daneben');
  await press(page, page.getByRole('button', { name: form.save }).first());
  await expect(page.getByText(text.saved)).toBeVisible();
});

test('a basic account creates a style alone, by keyboard', async ({ site }) => {
  const text = messages.resources.styles;
  const title = 'Allein';
  const page = await site.as('basic', {}, '/styles');
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press(list.add, 'link');
  await expect(page.getByRole('textbox', { name: text.fields.title })).toBeFocused();
  await page.keyboard.type(title);
  await press(steppedForm.saveAndNext);
  await expect(page).toHaveURL(/step=pictures/);
  await press(text.steps.people, 'link');
  await expect(page.getByText(text.collaborators.none)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await press(steppedForm.next);
  await expect(page).toHaveURL(/\/products$/);
  const products = page.getByRole('combobox', { name: text.fields.products, exact: true });
  await products.focus();
  await page.keyboard.type('Sofa');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(steppedForm.saveAndNext);
  await expect(page).toHaveURL(/\/affiliate-products$/);
  await press(steppedForm.done);
  await expect(page.getByRole('row', { name: title })).toContainText('1');
});

test('a section is rejected without products and published with them, by keyboard', async ({
  site,
}) => {
  const text = messages.resources['styles/sections'];
  const name = 'Am Wasser';
  const page = await site.as('admin', {}, '/styles/sections');
  const add = page.getByRole('main').getByRole('link', { name: list.add });
  await expect(add).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, add);
  await typeInto(page, page.getByRole('textbox', { name: text.fields.name }), name);
  const save = page.getByRole('button', { name: form.save });
  await press(page, save);
  const row = page.getByRole('row', { name });
  const publish = async () => {
    await press(page, row.getByRole('switch'), 'Space');
    await press(page, page.getByRole('dialog').getByRole('button', { name: runStates.publish }));
  };
  await publish();
  await expect(row.getByRole('alert')).toHaveText(messages.SECTION_WITHOUT_BLOCKS_ERROR);
  await press(page, row.getByRole('link', { name }));

  /** Adds a block, whose heading then has the focus. */
  const addBlock = async (kind: keyof typeof text.kinds, title: string) => {
    const button = text.blocks.add.replace('%{kind}', text.kinds[kind]);
    await press(page, page.getByRole('button', { name: button }));
    const heading = page.getByRole('textbox', { name: text.fields['blocks.title'] });
    await expect(heading).toBeFocused();
    await page.keyboard.type(title);
  };
  await addBlock('products', 'Am Ufer');
  await linkByKeyboard(page, text.fields['blocks.products'], 'e');
  await addBlock('text', 'Zuerst gelesen');
  await typeInto(page, page.getByRole('textbox', { name: text.fields['blocks.text'] }), 'Stille');
  const blocks = page.getByRole('list', { name: text.blocks.list }).locator('> li');
  await press(page, page.getByRole('button', { name: text.blocks.done }));
  await tabTo(page, blocks.last().locator('[data-sortable-handle]'));
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(blocks.first()).toContainText('Zuerst gelesen');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, save);
  await publish();
  await expect(row.getByText(text.states.published, { exact: true })).toBeVisible();
  await press(page, row.getByRole('link', { name }));
  await expect(blocks.first()).toContainText('Zuerst gelesen');
});
