import { messages } from '#i18n/de/messages.ts';
import { unique } from '#tests/factories/unique.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';
import { createConfigurable } from '#tests/support/products.ts';

const families = messages.resources['collections/attribute-families'];
const parents = messages.resources['products/parents'];
const variations = messages.resources['products/variations'];

test('a family without an attribute that makes variations says so, and products lead to it', async ({
  site,
}) => {
  const name = unique('Vasen');
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const make = async (mutation: string, type: string, input: object) => {
    const document = `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { data { id } } }`;
    const { made } = await site.api<{ made: { data: { id: string } } }>('admin', document, {
      input,
    });
    return made.data.id;
  };
  const attribute = await make('createAttribute', 'AttributeInput', { name, slug, type: 'text' });
  const attributes = [attribute];
  const group = await make('createAttributeGroup', 'AttributeGroupInput', {
    ...{ name, slug, attributes },
  });
  const family = await make('createAttributeFamily', 'AttributeFamilyInput', {
    ...{ name, slug, groups: [{ group_id: group }] },
  });

  const page = await site.as('admin', {}, '/products/parents/details');
  await page.getByRole('combobox', { name: parents.fields.family_id }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByText(parents.attributes.noneInFamily)).toBeVisible();
  const link = page.getByRole('link', { name: parents.attributes.toFamily });
  await expect(link).toHaveAttribute('href', new RegExp(`/details/${family}$`));

  await openPath(page, `/collections/attribute-families/details/${family}`);
  await expect(page.getByText(families.groups.noVariations)).toBeVisible();
  await page.getByRole('link', { name: families.groups.toSystemAttributes }).click();
  await expect(page).toHaveURL(/\/collections\/attributes\?.*kind=system/);
});

test('a variation opened from its product leads back to it when it is saved', async ({ site }) => {
  const product = await createConfigurable(site, [2]);
  const page = await site.as('admin', {}, `/products/parents/details/${product.id}`);
  await page.getByRole('button', { name: parents.variations.add }).click();
  // the first free combination is chosen
  await page.getByRole('button', { name: messages.variationPages.combination.next }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: variations.fields.price }).fill('99');
  await dialog.getByRole('button', { name: messages.form.save }).click();
  // it lacks tags, which a draft may lack
  await dialog.getByRole('button', { name: variations.incomplete.saveDraft }).press('Enter');
  await expect(dialog).toBeHidden();

  const row = page.locator('#variations tbody tr').first();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/variations\/details\/\d+/);
  const back = page.getByRole('link', { name: product.name });
  await expect(back.first()).toBeVisible();
  await page.getByRole('textbox', { name: variations.fields.name }).fill('Regal, ganz neu');
  await page.getByRole('button', { name: messages.form.save }).click();
  await expect(page).toHaveURL(new RegExp(`/products/parents/details/${product.id}`));
  await expect(page.getByText('Regal, ganz neu')).toBeVisible();

  const [attribute] = product.attributes;
  await openPath(page, `/collections/attributes/options/system/${attribute?.attr_id}`);
  await page.getByRole('link', { name: `${product.name} 1`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/collections/attributes/${attribute?.attr_id}$`));
});
