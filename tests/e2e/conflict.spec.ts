import { messages as german } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, goTo, test } from '#tests/support/browser.ts';
import { createTag } from '#tests/support/tags.ts';

test('two people save the same record: the second chooses per field, in English', async ({
  site,
}) => {
  const { conflict, form } = english;
  const { fields, types, saved } = english.resources['collections/tags'];
  const id = await createTag(site, 'Streit');
  const path = `/collections/tags/${id}`;
  const first = await site.as('admin', { language: 'en' }, path);
  const second = await site.as('admin', { language: 'en' }, path);
  const name = (page: typeof first) => page.getByRole('textbox', { name: fields.name });

  await name(second).fill('Zweite');
  await name(first).fill('Erste');
  await first.getByRole('combobox', { name: fields.type }).click();
  await first.getByRole('option', { name: types.blog }).click();
  await first.getByRole('button', { name: form.save }).click();
  await expect(first.getByText(saved)).toBeVisible();

  await second.getByRole('button', { name: form.save }).click();
  const dialog = second.getByRole('dialog', { name: conflict.title });
  const ofName = dialog.getByRole('group', { name: fields.name });
  const ofType = dialog.getByRole('group', { name: fields.type });
  await expect(ofName.getByRole('radio', { name: 'Erste' })).not.toBeChecked();
  await expect(ofName.getByRole('radio', { name: 'Zweite' })).not.toBeChecked();
  // the first user's other changes are not lost either
  await expect(ofType.getByRole('radio', { name: types.blog })).toBeChecked();
  await expect(dialog.getByRole('button', { name: conflict.save })).toBeDisabled();
  expect(await axeFindings(second)).toEqual([]);

  // closing the dialog loses nothing
  await second.keyboard.press('Escape');
  await expect(name(second)).toHaveValue('Zweite');
  await second.getByRole('button', { name: form.save }).click();
  await ofName.getByRole('radio', { name: 'Zweite' }).focus();
  await second.keyboard.press('Space');
  await dialog.getByRole('button', { name: conflict.save }).click();
  await expect(second.getByText(saved)).toBeVisible();
  await goTo(second, path);
  await expect(name(second)).toHaveValue('Zweite');
  await expect(second.getByRole('combobox', { name: fields.type })).toHaveText(types.blog);
});

test('takes over the saved state as a whole', async ({ site }) => {
  const id = await createTag(site, 'Übernehmen');
  const page = await site.as('admin', {}, `/collections/tags/${id}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Verworfen');
  await site.api(
    'admin',
    'mutation ($id: ID!, $input: TagInput!) { updateTag(id: $id, input: $input) { status } }',
    { id, input: { name: 'Gilt', type: 'style' } },
  );
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: german.conflict.title });
  await dialog.getByRole('button', { name: german.conflict.allTheirs }).click();
  await dialog.getByRole('button', { name: german.conflict.save }).click();
  await expect(page.getByText('Das Schlagwort wurde gespeichert.')).toBeVisible();
  await goTo(page, `/collections/tags/${id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Gilt');
});

test('a service in its dialog resolves conflicts in the same way', async ({ site }) => {
  const page = await site.as('admin', {}, '/services?name=Wandmontage');
  await page.getByRole('button', { name: 'Wandmontage', exact: true }).click();
  const form = page.getByRole('dialog', { name: german.resources.services.service.edit });
  await form.getByRole('spinbutton').fill('55');
  const { serviceGroups } = await site.api<{
    serviceGroups: {
      data: { results: { id: string; services: { id: string; name: string }[] }[] };
    };
  }>(
    'admin',
    '{ serviceGroups(query: { name: "Wandmontage" }) { data { results { id services { id name } } } } }',
  );
  const [group] = serviceGroups.data.results;
  const service = group?.services.find(({ name }) => name === 'Wandmontage');
  await site.api(
    'admin',
    'mutation ($id: ID!, $input: ServiceInput!) { updateService(id: $id, input: $input) { status } }',
    { id: service?.id, input: { name: 'Wandmontage', groupId: group?.id, duration: 65 } },
  );
  await form.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: german.conflict.title });
  await dialog.getByRole('radio', { name: /55/ }).check();
  await dialog.getByRole('button', { name: german.conflict.save }).click();
  await expect(page.getByText(german.resources.services.service.saved)).toBeVisible();
  await expect(page.getByText('55 Min.')).toBeVisible();
});
