import type { Page } from '@playwright/test';
import { messages } from '#i18n/en/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

/** The names in the sortable list, from top to bottom. */
const namesIn = (page: Page) => page.locator('li[data-option] .name').allTextContents();
const handleOf = (page: Page, name: string) =>
  page.locator('li[data-option]', { hasText: name }).locator('[data-handle]');

const pick = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
};

test('a newcomer creates an attribute, a group and a family, in English', async ({ site }) => {
  const attribute = messages.resources['collections/attributes'];
  const group = messages.resources['collections/attribute-groups'];
  const family = messages.resources['collections/attribute-families'];
  const { options } = attribute;
  const save = messages.form.save;
  const word = 'Grain';
  const page = await site.as('admin', { language: 'en' }, '/collections/attributes');

  await page.getByRole('link', { name: messages.list.add }).click();
  await page.getByRole('textbox', { name: attribute.fields.name, exact: true }).fill(word);
  await page.getByRole('combobox', { name: attribute.fields.type }).click();
  await page.getByRole('option', { name: attribute.types.select }).click();
  await page.getByRole('switch', { name: attribute.fields.is_required }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: save }).click();

  // a select attribute needs options, so saving leads to them
  await expect(
    page.getByRole('heading', { name: options.title.replace('%{name}', word) }),
  ).toBeVisible();
  await page.getByRole('button', { name: options.create }).first().click();
  const dialog = page.getByRole('dialog', { name: options.create });
  await dialog.getByRole('textbox', { name: options.fields.name }).fill('Schlicht');
  await dialog.getByRole('button', { name: options.switchTypes.color }).click();
  await dialog.getByRole('textbox', { name: options.fields.colorCode }).fill('#a47b52');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: options.paste }).first().click();
  const pasting = page.getByRole('dialog', { name: options.pasting.title });
  await pasting
    .getByRole('textbox')
    .fill('Blumig\nGefladert\nSCHLICHT\nDiese Maserung passt zu jedem Raum.');
  for (const [state, count] of [
    ['new', 2],
    ['duplicate', 1],
    ['refused', 1],
  ] as const) {
    await expect(
      pasting.getByRole('button', { name: `${options.pasting.states[state]}: ${count}` }),
    ).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await pasting.getByRole('button', { name: /2/ }).last().click();
  await expect(page.locator('li[data-option]')).toHaveCount(3);
  expect(await namesIn(page)).toEqual(['Schlicht', 'Blumig', 'Gefladert']);
  expect(await axeFindings(page)).toEqual([]);

  await openPath(page, '/collections/attribute-groups/create');
  await page.getByRole('textbox', { name: group.fields.name, exact: true }).fill(`${word} G`);
  await pick(page, group.attributes.add, word);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(group.created)).toBeVisible();

  await openPath(page, '/collections/attribute-families/details');
  await page.getByRole('textbox', { name: family.fields.name, exact: true }).fill(`${word} F`);
  await page.getByRole('combobox', { name: family.fields.unit }).fill('m');
  await pick(page, family.groups.add, `${word} G`);
  const preview = page.getByRole('region', { name: family.sections.preview });
  await expect(preview.getByRole('radio', { name: 'Blumig' })).toBeVisible();
  await page
    .getByRole('checkbox', { name: family.groups.required.replace('%{name}', word) })
    .uncheck();
  await expect(preview.getByText(`${word} *`)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(family.created)).toBeVisible();
  await expect(page.getByRole('link', { name: `${word} F` })).toBeVisible();
});

/** Creates an attribute with these options through the API; returns their ids. */
const withOptions = async (site: Site, slug: string, names: readonly string[]) => {
  const { createAttribute } = await site.api<{ createAttribute: { data: { id: string } } }>(
    'admin',
    'mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }',
    { input: { name: slug, slug, type: 'select', is_configurable: true } },
  );
  const attr_id = createAttribute.data.id;
  await site.api(
    'admin',
    'mutation ($input: AttributeOptionsInput!) { createAttributeOptions(input: $input) { status } }',
    { input: { attr_id, names } },
  );
  return attr_id;
};

test('values are ordered by keyboard, by mouse and by position', async ({ site }) => {
  const id = await withOptions(site, 'reihenfolge', ['Eins', 'Zwei', 'Drei', 'Vier']);
  const page = await site.as('admin', {}, `/collections/attributes/options/system/${id}`);
  await handleOf(page, 'Drei').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('„Drei“ auf Platz 1 von 4.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Die Reihenfolge wurde gespeichert.')).toBeVisible();
  expect(await namesIn(page)).toEqual(['Drei', 'Eins', 'Zwei', 'Vier']);
  await expect(handleOf(page, 'Drei')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  expect(await namesIn(page)).toEqual(['Drei', 'Eins', 'Zwei', 'Vier']);

  await handleOf(page, 'Vier').hover();
  await page.mouse.down();
  const first = await handleOf(page, 'Drei').boundingBox();
  await page.mouse.move((first?.x ?? 0) + 8, (first?.y ?? 0) + 8, { steps: 4 });
  await expect.poll(() => namesIn(page)).toEqual(['Vier', 'Drei', 'Eins', 'Zwei']);
  await page.mouse.up();

  await page.getByRole('button', { name: 'Aktionen für Vier' }).click();
  await page.getByRole('menuitem', { name: 'Verschieben nach' }).click();
  await page.getByRole('textbox', { name: 'Neuer Platz' }).fill('3');
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect.poll(() => namesIn(page)).toEqual(['Drei', 'Eins', 'Vier', 'Zwei']);
  await page.reload();
  await expect(page.locator('li[data-option]')).toHaveCount(4);
  expect(await namesIn(page)).toEqual(['Drei', 'Eins', 'Vier', 'Zwei']);
});

test('a value in use shows its uses, and can be replaced', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/attributes?name=Montage');
  await page
    .getByRole('row', { name: /Montage/ })
    .getByRole('link')
    .last()
    .click();
  const used = page.locator('li[data-option]', { hasText: 'Selbstmontage' });
  await used.getByRole('button', { name: 'Aktionen für Selbstmontage' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  // the server already knows that it is in use, so there is no confirmation
  const dialog = page.getByRole('dialog', { name: 'Wird noch verwendet' });
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    /\/products\/variations\/details\/\d+$/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Ersetzen durch' }).fill('teilm');
  await page.getByRole('option', { name: 'Teilmontiert' }).click();
  await dialog.getByRole('button', { name: 'Ersetzen und löschen' }).click();
  await expect(page.getByText('Ersetzt durch „Teilmontiert“.')).toBeVisible();
  await expect(used).toHaveCount(0);
});

test('shows how a changed family affects its products before it is saved', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/attribute-families?name=Leuchten');
  await page.getByRole('link', { name: 'Leuchten', exact: true }).click();
  await page.getByRole('button', { name: '„Licht & Elektrik“ aus der Familie nehmen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Auswirkungen auf Produkte' });
  await expect(dialog.getByText(/^Leuchtmittel \(Licht & Elektrik\): \d+ Produkte/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Trotzdem speichern' });
  await expect(confirm).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();

  await page.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await expect(page.getByText(/kann einige Zeit dauern/)).toBeVisible();
});

test('a conflicting change of an option is shown, and input stays', async ({ site }) => {
  const id = await withOptions(site, 'gleichzeitig', ['Alt']);
  const page = await site.as('admin', {}, `/collections/attributes/options/system/${id}`);
  await page.getByRole('button', { name: 'Alt', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Wert bearbeiten' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Meins');
  const { attributeOptions } = await site.api<{
    attributeOptions: { data: { results: { id: string }[] } };
  }>(
    'admin',
    'query ($query: AttributeOptionsQuery) { attributeOptions(query: $query) { data { results { id } } } }',
    { query: { attr_id: id } },
  );
  await site.api(
    'admin',
    'mutation ($id: ID!, $input: AttributeOptionInput!) { updateAttributeOption(id: $id, input: $input) { status } }',
    { id: attributeOptions.data.results[0]?.id, input: { attr_id: id, name: 'Anders' } },
  );
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const conflict = page.getByRole('dialog', { name: /Jemand anderes hat inzwischen/ });
  await expect(conflict.getByRole('radio', { name: /Anders/ })).toBeVisible();
  await conflict.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Meins');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await conflict.getByRole('radio', { name: /Meins/ }).check();
  await conflict.getByRole('button', { name: 'So speichern' }).click();
  await expect(page.getByRole('button', { name: 'Meins', exact: true })).toBeVisible();
});
