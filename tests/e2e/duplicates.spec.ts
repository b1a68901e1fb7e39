import { messages } from '#i18n/de/messages.ts';
import { expect, test } from '#tests/support/browser.ts';

const { services } = messages.resources;
const options = messages.resources['collections/attributes'].options;
const menu = messages.resources['website-menu'];

test('what has its form in a dialog is duplicated there, with its values under another name', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/website-menu?level2=1&level3=2');
  const dialog = page.getByRole('dialog');
  const open = async (name: string) => {
    await page
      .getByRole('button', { name: messages.list.actionsOf.replace('%{name}', name), exact: true })
      .click();
    await page.getByRole('menuitem', { name: messages.form.duplicate }).click();
  };
  const save = async () => {
    await dialog.getByRole('button', { name: messages.form.save }).click();
    await expect(dialog).toBeHidden();
  };

  await open('Ecksofas');
  await expect(dialog.getByLabel(menu.fields.name, { exact: true })).toHaveValue('Ecksofas (2)');
  await expect(dialog.getByText(/Ecksofas$/).first()).toBeVisible();
  await save();
  const column = page.getByRole('region', { name: menu.level.replace('%{level}', '4') });
  await expect(column.getByRole('button', { name: /^Ecksofas \(2\)/ })).toContainText(
    menu.states.unpublished,
  );

  await page.goto(page.url().replace(/website-menu.*/, 'services'));
  await open('Montage');
  await expect(dialog.getByRole('textbox')).toHaveValue('Montage (2)');
  await save();
  await expect(page.getByText(services.group.created)).toBeVisible();
  const group = page.getByRole('region', { name: 'Montage', exact: true });
  const link = group.getByRole('listitem').first().getByRole('button').first();
  const service = await link.innerText();
  await open(service);
  await expect(dialog.getByRole('textbox', { name: services.fields.service })).toHaveValue(
    `${service} (2)`,
  );
  await expect(dialog.getByRole('combobox')).toHaveValue('Montage');
  await save();
  await expect(group.getByRole('button', { name: `${service} (2)`, exact: true })).toBeVisible();
});

test('a category is duplicated in its place, with its picture and another slug', async ({
  site,
}) => {
  const text = messages.resources['collections/categories'];
  const page = await site.as('admin', {}, '/collections/categories');
  const dialog = page.getByRole('dialog');
  await page.getByRole('treeitem', { name: 'Leuchten', exact: true }).click();
  await page.getByRole('button', { name: messages.form.duplicate, exact: true }).click();
  await expect(dialog.getByLabel(text.fields.name)).toHaveValue('Leuchten (2)');
  await expect(dialog.getByLabel(text.fields.slug)).toHaveValue('leuchten-2');
  await dialog.getByRole('button', { name: text.createNow }).click();
  await expect(page.getByRole('treeitem', { name: 'Leuchten (2)', exact: true })).toHaveAttribute(
    'aria-level',
    '1',
  );
});

test('an option of an attribute is duplicated with its colour', async ({ site }) => {
  const { createAttribute } = await site.api<{ createAttribute: { data: { id: string } } }>(
    'admin',
    'mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }',
    { input: { name: 'Lack', slug: 'lack', type: 'select', is_configurable: true } },
  );
  const { id } = createAttribute.data;
  await site.api(
    'admin',
    'mutation ($input: AttributeOptionInput!) { createAttributeOption(input: $input) { status } }',
    { input: { attr_id: id, name: 'Minze', switchType: 'color', value: '#aaddcc' } },
  );
  const page = await site.as('admin', {}, `/collections/attributes/options/system/${id}`);
  await page.getByRole('button', { name: 'Aktionen für Minze' }).click();
  await page.getByRole('menuitem', { name: messages.form.duplicate }).click();
  const dialog = page.getByRole('dialog', { name: options.create });
  await expect(dialog.getByRole('textbox', { name: options.fields.name })).toHaveValue('Minze (2)');
  await dialog.getByRole('button', { name: messages.form.save }).click();
  await expect(page.getByText(options.created)).toBeVisible();
  const { attributeOptions } = await site.api<{
    attributeOptions: { data: { results: { name: string; value: string }[] } };
  }>(
    'admin',
    'query ($query: AttributeOptionsQuery) { attributeOptions(query: $query) { data { results { name value } } } }',
    { query: { attr_id: id } },
  );
  expect(attributeOptions.data.results).toContainEqual({ name: 'Minze (2)', value: '#aaddcc' });
});
