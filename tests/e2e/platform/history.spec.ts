import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';
import { createTag } from '#tests/support/tags.ts';

const deleteTag = (site: Site, id: string) =>
  site.api('admin', 'mutation ($ids: [ID!]) { deleteTagByIds(ids: $ids) { status } }', {
    ids: [id],
  });

test('a newcomer reads the history of a tag and restores an earlier state', async ({ site }) => {
  const { history, form } = messages;
  const { fields, types, saved } = messages.resources['collections/tags'];
  const first = 'Herbstlaub';
  const id = await createTag(site, first);
  const page = await site.as('admin', {}, `/collections/tags/${id}`);
  const name = page.getByRole('textbox', { name: fields.name });
  await name.fill(`${first} 2`);
  await page.getByRole('combobox', { name: fields.type }).click();
  await page.getByRole('option', { name: types.blog }).click();
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(saved)).toBeVisible();

  await openPath(page, `/collections/tags/${id}`);
  await page.getByRole('button', { name: history.title }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: history.title });
  const [change, creation] = [
    drawer.getByRole('listitem').filter({ hasText: history.actions.update }),
    drawer.getByRole('listitem').filter({ hasText: history.actions.create }),
  ];
  await expect(creation).toBeVisible();
  await expect(change.locator('del').getByText(first, { exact: true })).toBeVisible();
  await expect(change.getByText(types.blog)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await change.getByRole('button', { name: history.restore }).click();
  const asking = page.getByRole('dialog', { name: history.restoreTitle });
  expect(await axeFindings(page)).toEqual([]);
  await asking.getByRole('button', { name: history.restoreNow }).click();
  await expect(drawer.getByText(history.actions.restore, { exact: true })).toBeVisible();
  await expect(asking).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(name).toHaveValue(first);
  await expect(page.getByRole('combobox', { name: fields.type })).toHaveText(types.product);
  // nothing is unsaved
  await expect(page.getByText(form.unsaved)).toHaveCount(0);
});

test('finds a deleted record from the list and restores it', async ({ site }) => {
  const { history } = messages;
  const { fields } = messages.resources['collections/tags'];
  const word = 'Versehentlich';
  const id = await createTag(site, word);
  await deleteTag(site, id);
  const page = await site.as('admin', {}, `/collections/tags?name=${word}`);
  await page.getByRole('button', { name: history.deleted.open }).click();
  const drawer = page.getByRole('dialog', { name: history.deleted.title });
  await drawer.getByRole('textbox', { name: history.deleted.search }).fill(word.slice(0, 6));
  const item = drawer.getByRole('listitem').filter({ hasText: word });
  await expect(item).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  // meanwhile another tag has taken the name
  const namesake = await createTag(site, word.toUpperCase());
  await item.getByRole('button', { name: history.revive }).click();
  const asking = page.getByRole('dialog', { name: history.reviveTitle });
  await asking.getByRole('button', { name: history.reviveNow }).click();
  await expect(asking.getByText(history.misfit)).toBeVisible();
  await expect(asking.getByText(`${fields.name}: ${messages.rules.taken}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await deleteTag(site, namesake);
  await asking.getByRole('button', { name: history.reviveNow }).click();
  await expect(page.getByText(history.revived.replace('%{name}', word))).toBeVisible();
  await drawer.getByRole('button', { name: history.close }).click();
  await expect(page.getByRole('link', { name: word, exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/collections/tags/${id}(\\?|$)`),
  );
});

test('keeps the form’s input when the user restores an earlier state', async ({ site }) => {
  const id = await createTag(site, 'Angefangen');
  await site.api(
    'admin',
    'mutation ($id: ID!, $input: TagInput!) { updateTag(id: $id, input: $input) { status } }',
    { id, input: { name: 'Angefangen 2', type: 'product' } },
  );
  const page = await site.as('admin', {}, `/collections/tags/${id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await page.getByRole('button', { name: messages.history.restore }).click();
  const asking = page.getByRole('dialog', { name: messages.history.restoreTitle });
  await asking.getByRole('button', { name: messages.history.restoreNow }).click();
  await expect(asking.getByText(messages.history.unsaved)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Noch nicht gespeichert');
});

test('a manufacturer restores a deleted record with its history', async ({ site }) => {
  const page = await site.as('manufacturer', {}, '/products/variations');
  const row = page.locator('tbody tr').first();
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('button', { name: /^Aktionen für/ }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Die Variation wurde gelöscht.')).toBeVisible();
  await page.getByRole('button', { name: messages.history.deleted.open }).click();
  const drawer = page.getByRole('dialog', { name: messages.history.deleted.title });
  const item = drawer.getByRole('listitem').filter({ hasText: name }).first();
  await item.getByRole('button', { name: /Felder zeigen/ }).click();
  await expect(item.getByText('Preis (netto)')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await item.getByRole('button', { name: messages.history.revive }).click();
  await page.getByRole('button', { name: messages.history.reviveNow }).last().click();
  await expect(page.getByText(`„${name}“ wurde wiederhergestellt.`)).toBeVisible();
  await drawer.getByRole('button', { name: messages.history.close }).click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('button', { name: 'Verlauf' }).click();
  const restored = page.getByText(messages.history.actions.restore, { exact: true });
  await expect(restored.first()).toBeVisible();
});

test('a value is restored to its former name, also after its deletion', async ({ site }) => {
  const { createAttribute } = await site.api<{ createAttribute: { data: { id: string } } }>(
    'admin',
    'mutation ($input: AttributeInput!) { createAttribute(input: $input) { data { id } } }',
    { input: { name: 'Verlauf', slug: 'verlauf', type: 'select', is_configurable: true } },
  );
  const attr_id = createAttribute.data.id;
  const { createAttributeOption: option } = await site.api<{
    createAttributeOption: { data: { id: string } };
  }>(
    'admin',
    'mutation ($input: AttributeOptionInput!) { createAttributeOption(input: $input) { data { id } } }',
    { input: { attr_id, name: 'Früher', switchType: 'color', value: '#aa5533' } },
  );
  await site.api(
    'admin',
    'mutation ($id: ID!, $input: AttributeOptionInput!) { updateAttributeOption(id: $id, input: $input) { status } }',
    { id: option.data.id, input: { attr_id, name: 'Heute' } },
  );
  const page = await site.as('admin', {}, `/collections/attributes/options/system/${attr_id}`);
  await page.getByRole('button', { name: 'Aktionen für Heute' }).click();
  await page.getByRole('menuitem', { name: 'Verlauf' }).click();
  const drawer = page.getByRole('dialog', { name: 'Verlauf' });
  await expect(drawer.getByText('#aa5533').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: messages.history.restore }).click();
  const asking = page.getByRole('dialog', { name: messages.history.restoreTitle });
  await asking.getByRole('button', { name: messages.history.restoreNow }).click();
  await expect(asking).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Früher', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Aktionen für Früher' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Noch keine Werte')).toBeVisible();
  await page.getByRole('button', { name: messages.history.deleted.open }).click();
  await page.getByRole('button', { name: messages.history.revive }).click();
  await page
    .getByRole('dialog', { name: messages.history.reviveTitle })
    .getByRole('button', { name: messages.history.reviveNow })
    .click();
  await expect(page.getByText('„Früher“ wurde wiederhergestellt.')).toBeVisible();
  await expect(page.locator('li[data-option]', { hasText: 'Früher' })).toBeAttached();
});

test('services and categories have their history where they are edited', async ({ site }) => {
  const page = await site.as('admin', {}, '/services?name=Aufma%C3%9F+vor');
  await page.getByRole('button', { name: 'Aktionen für Aufmaß vor Ort' }).click();
  await page.getByRole('menuitem', { name: 'Verlauf' }).click();
  const drawer = page.getByRole('dialog', { name: 'Verlauf' });
  await expect(drawer.getByText(messages.history.empty)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: messages.history.deleted.open }).click();
  await expect(page.getByRole('button', { name: 'Gruppen', exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await openPath(page, '/collections/categories');
  await page.getByRole('treeitem').first().click();
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(drawer.getByText(messages.history.empty)).toBeVisible();
});
