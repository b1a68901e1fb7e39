import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

test('a newcomer creates a group and a service, moves and deletes it', async ({ site }) => {
  const { services } = messages.resources;
  const save = messages.form.save;
  const word = 'Polsterei';
  const page = await site.as('admin', {}, '/services');
  await expect(page.getByRole('region', { name: 'Montage' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: services.group.create }).click();
  const groupDialog = page.getByRole('dialog', { name: services.group.create });
  await groupDialog.getByRole('textbox').fill(word);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(services.group.created)).toBeVisible();

  await page.getByRole('textbox', { name: services.search }).fill(word);
  const section = page.getByRole('region', { name: word });
  await expect(section.getByText(services.group.empty)).toBeVisible();
  await section
    .getByRole('button', { name: services.service.createIn.replace('%{name}', word) })
    .click();
  const dialog = page.getByRole('dialog', { name: services.service.create });
  await dialog.getByRole('textbox', { name: services.fields.service }).fill(`${word} 1`);
  await expect(dialog.getByRole('combobox', { name: services.fields.groupId })).toHaveValue(word);
  const duration = dialog.getByRole('spinbutton', { name: services.fields.duration });
  await duration.fill('0');
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog.getByText(messages.rules.minValue.replace('%{limit}', '1'))).toBeVisible();
  await duration.fill('90');
  await dialog.getByRole('textbox', { name: services.fields.description }).fill('Text');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: save }).click();
  await expect(page.getByText(services.service.created)).toBeVisible();
  const both = services.duration.both.replace('%{hours}', '1').replace('%{minutes}', '30');
  await expect(section.getByText(both)).toBeVisible();

  await section
    .getByRole('checkbox', { name: messages.list.select.replace('%{name}', `${word} 1`) })
    .check();
  await page.getByRole('toolbar').getByRole('button', { name: services.move.open }).click();
  const moving = page.getByRole('dialog', { name: services.move.title });
  await moving.getByRole('combobox').fill('Montage');
  await page.getByRole('option', { name: 'Montage', exact: true }).click();
  await moving.getByRole('button', { name: services.move.confirm }).click();
  const target = page.getByRole('region', { name: 'Montage' });
  await expect(target.getByRole('button', { name: `${word} 1`, exact: true })).toBeVisible();

  const actions = (name: string) => messages.list.actionsOf.replace('%{name}', name);
  for (const [region, name, outcome] of [
    [target, `${word} 1`, services.service.deleted],
    [section, word, services.group.deleted],
  ] as const) {
    await region.getByRole('button', { name: actions(name), exact: true }).click();
    await page.getByRole('menuitem', { name: services.actions.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.confirm.yes }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
});

test('a group in use is not deleted, and it is said where it is used', async ({ site }) => {
  const page = await site.as('admin', {}, '/services?name=Montage');
  await page.getByRole('button', { name: 'Aktionen für Montage', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wird noch verwendet' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a click shows the uses of a service', async ({ site }) => {
  const { variations, serviceGroups } = await site.api<{
    variations: { data: { results: { id: string }[] } };
    serviceGroups: { data: { results: { services: { id: string; name: string }[] }[] } };
  }>(
    'admin',
    `{
      variations(query: { size: 1 }) { data { results { id } } }
      serviceGroups(query: { name: "Beratung per Video" }) {
        data { results { services { id name } } }
      }
    }`,
  );
  const services = serviceGroups.data.results.flatMap((group) => group.services);
  const service = services.find(({ name }) => name === 'Beratung per Video');
  const ids = variations.data.results.map(({ id }) => id);
  await site.api(
    'admin',
    'mutation ($input: VariationsServicesInput!) { applyVariationsServices(input: $input) { data } }',
    { input: { ids, groupIds: [], serviceIds: [service?.id] } },
  );
  const page = await site.as('admin', {}, '/services?name=Beratung per Video');
  await page.getByRole('button', { name: /Verwendung von „Beratung per Video“/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Verwendung von „Beratung per Video“' });
  await expect(dialog.getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    /\/products\/variations\/details\/\d+$/,
  );
  expect(await axeFindings(page)).toEqual([]);
});

test('services are only for administrators', async ({ site }) => {
  const page = await site.as('craftsman', {}, '/services');
  await expect(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
});
