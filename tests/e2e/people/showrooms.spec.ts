import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const people = [
  ['manufacturer', '/showrooms'],
  ['vendor', '/vendor-profile/showrooms'],
] as const;

for (const [person, path] of people) {
  test(`a ${person} adds a showroom with opening hours`, async ({ site }) => {
    const { form, list, rules, confirm } = messages;
    const text = messages.resources.showrooms;
    const name = `Am Park ${person}`;
    const monday = 'Montag';
    const timeOf = (label: string) => page.getByLabel(label.replace('%{day}', monday));
    const page = await site.as(person, {}, path);
    await expect(page.getByRole('link', { name: /^Ausstellung / }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: list.add }).click();
    await page.getByRole('textbox', { name: text.fields.name }).fill(name);
    await page.getByRole('textbox', { name: text.fields.street }).fill('Parkweg 3');
    await page.getByRole('textbox', { name: text.fields.post_code }).fill('8033');
    await page.getByRole('textbox', { name: text.fields.city }).fill('München');
    await page.getByRole('button', { name: text.hours.open.replace('%{day}', monday) }).click();
    await page.getByRole('button', { name: text.hours.add.replace('%{day}', monday) }).click();
    await timeOf(text.hours.from).nth(1).fill('17:00');
    await timeOf(text.hours.to).nth(1).fill('20:00');
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(rules.postcode).first()).toBeVisible();
    await expect(page.getByText(rules.hoursOverlap).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await timeOf(text.hours.to).first().fill('13:00');
    await page.getByRole('textbox', { name: text.fields.post_code }).fill('80331');
    await page.getByRole('button', { name: text.hours.copy }).click();
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(text.created)).toBeVisible();
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
    await expect(card).toContainText('09:00–13:00, 17:00–20:00');
    await expect(card).toContainText('80331 München');

    await page.getByRole('textbox', { name: text.search }).fill('Parkweg');
    await expect(page.getByRole('article')).toHaveCount(1);
    await card.getByRole('checkbox', { name: list.select.replace('%{name}', name) }).check();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: text.delete, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: confirm.yes }).click();
    await expect(page.getByText(text.deleted.split(' |||| ')[0] ?? '')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
}

test('a manufacturer publishes a news item', async ({ site }) => {
  const { form, list, runStates } = messages;
  const text = messages.resources.news;
  const title = 'Neue Lacke';
  const page = await site.as('manufacturer', {}, '/news');
  await page.getByRole('link', { name: list.add }).click();
  await page.getByRole('textbox', { name: text.fields.title }).fill(title);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  await page
    .getByRole('switch', { name: runStates.publishSwitch.replace('%{name}', title) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: runStates.publish }).click();
  await expect(page.getByText(text.published.split(' |||| ')[0] as string)).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toContainText(text.status[1]);
  expect(await axeFindings(page)).toEqual([]);
});

test('cards of showrooms are sorted, and fit a phone', async ({ site }) => {
  const { resources } = messages;
  const text = resources['vendor-profile/showrooms'];
  const page = await site.as(
    'vendor',
    { theme: 'dark', width: 390 },
    '/vendor-profile/showrooms?sort=name&order=DESC',
  );
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(names.first()).toBeVisible();
  const descending = await names.allInnerTexts();
  await page.getByRole('combobox', { name: text.sort }).click();
  await page.getByRole('option', { name: text.fields.name, exact: true }).click();
  await expect(page).toHaveURL(/order=ASC/);
  await expect(names).toHaveText(descending.toReversed());
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await axeFindings(page)).toEqual([]);
});
