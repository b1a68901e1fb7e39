import { messages } from '#i18n/de/messages.ts';
import { passwords } from '#i18n/de/platform/passwords.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const password = 'ein gutes Passwort';

const { network, regions } = messages;

test('a manufacturer invites a craftsman by mail, who is connected then', async ({ site }) => {
  const email = `fliesen@partner.example`;
  const company = 'Fliesen';
  const page = await site.as('manufacturer', {}, '/manufacturer-partners/my-network');
  await page.getByRole('button', { name: network.invite.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: network.fields.email }).fill(email);
  await dialog.getByRole('combobox', { name: network.fields.role }).click();
  const [role = ''] = network.roles.craftsman.split(' |||| ');
  await page.getByRole('option', { name: role }).click();
  await dialog.getByRole('textbox', { name: network.fields.company }).fill(company);
  await dialog.getByRole('textbox', { name: network.fields.notes }).fill('Bis bald!');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: network.invite.send }).click();
  await expect(page.getByText(network.done.invited)).toBeVisible();

  const mail = await site.mailTo(email);
  expect(mail.subject).toContain('Holzwerk Lindau GmbH');
  expect(mail.text).toContain('Bis bald!');
  const guest = await site.visit('vendor');
  await guest.goto(/http:\/\/\S+\/vendor\/\S+/.exec(mail.text ?? '')?.[0] ?? '');
  await guest.getByLabel(passwords.set.password, { exact: true }).fill(password);
  await guest.getByLabel(passwords.set.confirmPassword).fill(password);
  await guest.getByRole('button', { name: passwords.set.submit }).click();
  await expect(guest.getByRole('heading', { name: passwords.done.activatedTitle })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: company })).toContainText(email);
  expect(await axeFindings(page)).toEqual([]);
});

test('an architect sends a request to a manufacturer and is accepted for Bavaria only', async ({
  site,
}) => {
  const maker = 'Holzwerk Lindau GmbH';
  const asking = await site.as('architect', {}, '/vendor-partners/manufacturers-network');
  const card = asking.getByRole('article').filter({ hasText: maker });
  await expect(card).toBeVisible();
  expect(await axeFindings(asking)).toEqual([]);
  await card.getByRole('button').click();
  const dialog = asking.getByRole('dialog');
  await dialog.getByRole('textbox', { name: network.fields.notes }).fill('Für zwei Hotels.');
  const area = dialog.getByRole('combobox', { name: network.fields.regions });
  for (const state of [regions.states.BY, regions.states.BW]) {
    await area.fill(state);
    await asking.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: network.ask.send }).click();
  await expect(card.getByText(network.relations.sent)).toBeVisible();

  const page = await site.as(
    'manufacturer',
    { width: 390 },
    '/manufacturer-partners/my-network?tab=received',
  );
  const name = 'Arndt Innenarchitektur';
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Für zwei Hotels.');
  await row.getByRole('button', { name: network.accept.of.replace('%{name}', name) }).click();
  const answer = page.getByRole('dialog');
  await answer.getByRole('combobox').focus();
  await page.keyboard.press('Backspace');
  await answer.getByRole('button', { name: network.accept.yes }).click();
  await expect(page.getByText(network.done.connected)).toBeVisible();
  await expect(row).toHaveCount(0);

  await asking.locator('main').getByRole('link', { name: network.toOwn }).click();
  const connected = asking.getByRole('row', { name: maker });
  await expect(connected).toContainText(regions.states.BY);
  await expect(connected).not.toContainText(regions.states.BW);
  await connected.getByRole('link', { name: maker }).click();
  const people = asking.getByRole('region', { name: network.page.representatives });
  await expect(people.getByRole('listitem').first()).toBeVisible();
  await expect(asking.getByRole('region', { name: network.page.news })).toBeVisible();
  expect(await axeFindings(asking)).toEqual([]);
});
