import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Person, type Site, test } from '#tests/support/browser.ts';
import { languages } from '#tests/support/languages.ts';
import { png } from '#tests/support/pictures.ts';

const picture = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await png({ colour }),
});

/** Chooses the first product that a search finds. */
const link = async (page: Page, label: string, words: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words);
  await page.getByRole('option').first().click();
};

/** A draft of somebody's, by its id. */
const styleOf = async (site: Site, person: Person, title: string): Promise<string> => {
  const { createStyle } = await site.api<{ createStyle: { data: { id: string } } }>(
    person,
    'mutation ($input: StyleInput!) { createStyle(input: $input) { data { id } } }',
    { input: { title } },
  );
  return createStyle.data.id;
};

for (const [language, messages] of languages) {
  const { form, images, list, runStates, steppedForm } = messages;

  test(`a vendor makes a style in steps, ${language}`, async ({ site }) => {
    const text = messages.resources.styles;
    const title = `Am Fluss ${language}`;
    const page = await site.as('vendor', { language }, '/styles/details/products');
    const next = () => page.getByRole('button', { name: steppedForm.saveAndNext }).click();
    // a step skipped by its address leads back
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
    // a step is saved as it is left, however that is done
    await page.getByRole('link', { name: text.steps.people }).click();
    await expect(page).toHaveURL(/step=people/);
    await page.getByRole('combobox', { name: text.collaborators.add }).click();
    await page.getByRole('option').first().click();
    await next();
    await expect(page).toHaveURL(/\/products$/);
    await link(page, text.fields.products, 'e');
    await next();
    await expect(page).toHaveURL(/\/affiliate-products$/);
    expect(await axeFindings(page)).toEqual([]);
    // what is missing for publishing is told, and mended
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

  test(`a partner who collaborates adds pictures to a vendor's style, ${language}`, async ({
    site,
  }) => {
    const text = messages.resources.styles;
    const title = `Gemeinsam ${language}`;
    const id = await styleOf(site, 'vendor', title);
    const page = await site.as('vendor', { language }, `/styles/details/${id}?step=people`);
    await page.getByRole('combobox', { name: text.collaborators.add }).fill('Kramer');
    await page.getByRole('option', { name: 'Tischlerei Kramer' }).click();
    const { save } = form;
    await page.getByRole('link', { name: text.steps.basics }).click();
    await expect(page.getByRole('textbox', { name: text.fields.title })).toHaveValue(title);

    // the craftsman finds it among the own styles, and has no say about status and people
    const other = await site.as('craftsman', { language }, '/styles');
    const row = other.getByRole('row', { name: title });
    await expect(row.getByRole('switch')).toBeDisabled();
    await row.getByRole('link', { name: title }).click();
    await other.getByRole('link', { name: text.steps.pictures }).click();
    await expect(other.getByRole('switch')).toHaveCount(0);
    await other
      .locator('input[type=file]')
      .setInputFiles([await picture('three.png', '#2f4a6b'), await picture('four.png', '#c9a227')]);
    await other.getByLabel(images.alt).first().fill('Ein Regal nach Maß');
    expect(await axeFindings(other)).toEqual([]);
    await other.getByRole('link', { name: text.steps.people }).click();
    await expect(other).toHaveURL(/step=people/);
    await expect(other.getByRole('combobox', { name: text.collaborators.add })).toHaveCount(0);

    await page.reload();
    await page.getByRole('link', { name: text.steps.pictures }).click();
    await expect(page.getByLabel(images.alt).first()).toHaveValue('Ein Regal nach Maß');
    await expect(page.getByLabel(images.alt)).toHaveCount(2);
    // what both of them do next does not get lost
    await page.getByLabel(images.alt).nth(1).fill('Die Wand daneben');
    await page.getByRole('button', { name: save }).first().click();
    await expect(page.getByText(text.saved)).toBeVisible();
  });

  test(`a basic account makes a style alone, by keyboard, ${language}`, async ({ site }) => {
    const text = messages.resources.styles;
    const title = `Allein ${language}`;
    const page = await site.as('basic', { language }, '/styles');
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

  test(`a section is refused without products and published with them, ${language}`, async ({
    site,
  }) => {
    const text = messages.resources['styles/sections'];
    const name = `Am Wasser ${language}`;
    const page = await site.as('admin', { language }, '/styles/sections');
    await expect(page.getByRole('link', { name: list.add })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: list.add }).click();
    await page.getByRole('textbox', { name: text.fields.name }).fill(name);
    await page.getByRole('button', { name: form.save }).click();
    const row = page.getByRole('row', { name });
    const publish = async () => {
      await row.getByRole('switch').click();
      await page.getByRole('dialog').getByRole('button', { name: runStates.publish }).click();
    };
    await publish();
    await expect(row.getByRole('alert')).toHaveText(messages.SECTION_WITHOUT_BLOCKS_ERROR);
    await row.getByRole('link', { name }).click();
    await page
      .getByRole('button', { name: text.blocks.add.replace('%{kind}', text.kinds.products) })
      .click();
    await link(page, text.fields['blocks.products'], 'e');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: form.save }).click();
    await publish();
    await expect(row.getByText(text.states.published, { exact: true })).toBeVisible();
  });
}
