import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { newVendor } from '#tests/support/newVendor.ts';
import { openPath } from '#tests/support/pages.ts';
import { paste } from '#tests/support/paste.ts';

const { form, list, ranges, rules, cartSimulator, sellingNotices } = messages;
const decimal = (text: string) => text.replace('.', ',');

test('a craftsman sets up prices that customers pay, starting from nothing', async ({ site }) => {
  test.setTimeout(180_000);
  const delivery = messages.resources['delivery/details'];
  const costs = messages.resources['craftsman-settings/driving-costs'];
  const settings = messages.resources['craftsman-settings/service-settings'];
  const page = await newVendor(site, {
    vendor_type: 'craftsman',
    company_name: 'Neubau',
    email: `neubau@vendor.example`,
    language: 'de',
  });
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: form.save });
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  await expect(main.getByText(messages.dashboard.setup.title)).toBeVisible();
  await expect(main.getByText(sellingNotices.payment)).toBeVisible();
  await expect(main.getByText(sellingNotices.driving)).toBeVisible();

  await openPath(page, '/configurations/payment-configuration');
  const { payment } = messages;
  await field(payment.fields.account_holder).fill('Nele Neu');
  await field(payment.fields.iban).fill('DE89 3704 0044 0532 0130 00');
  await main.getByRole('button', { name: payment.save }).click();
  await expect(page.getByText(payment.saved)).toBeVisible();

  await openPath(page, '/delivery/details/add-delivery-template');
  await field(delivery.fields.name).fill('Bayern');
  await main.getByRole('spinbutton', { name: delivery.fields.daysFrom }).fill('3');
  await main.getByRole('spinbutton', { name: delivery.fields.daysTo }).fill('5');
  await main.getByRole('combobox', { name: delivery.fields.scope }).click();
  await page.getByRole('option', { name: delivery.scopes.regional }).click();
  const cell = (column: string, row: number) =>
    main
      .getByRole('combobox', { name: `${column}, ` })
      .or(main.getByRole('textbox', { name: `${column}, ` }))
      .nth(row - 1);
  await cell(ranges.region, 1).fill('by');
  await cell(ranges.price.to, 1).fill(decimal('499.99'));
  await cell(ranges.cost, 1).fill('19');
  await expect(main.getByText(ranges.gapAfter.slice(0, 4)).first()).toBeVisible();
  await main.getByRole('button', { name: ranges.add }).click();
  await expect(cell(ranges.price.from, 2)).not.toHaveValue('');
  await cell(ranges.price.from, 2).fill('400');
  await cell(ranges.cost, 2).fill('9');
  await save.click();
  await expect(main.getByText(rules.rangesOverlap)).toBeVisible();
  await cell(ranges.price.from, 2).fill('500');
  await save.click();
  await expect(page.getByText(delivery.created)).toBeVisible();

  await openPath(page, '/craftsman-settings/driving-costs/create');
  await main.getByRole('combobox', { name: costs.fields.regions }).fill('80');
  await page.keyboard.press('Enter');
  await field(costs.fields.cost).fill('25');
  await save.click();
  await expect(page.getByText(costs.created)).toBeVisible();

  await openPath(page, '/craftsman-settings/service-settings/create');
  await expect(field(settings.fields.name)).toHaveValue(settings.general);
  await field(settings.fields.defaultHourlyPrice).fill('60');
  await main.getByRole('spinbutton', { name: settings.fields.minServiceDuration }).fill('60');
  await field(settings.fields.minOrderValue).fill('500');
  await save.click();
  await expect(page.getByText(settings.created)).toBeVisible();

  const box = main.getByRole('region', { name: cartSimulator.box.title });
  await box.getByRole('button', { name: cartSimulator.box.show }).click();
  const calculate = box.getByRole('button', { name: cartSimulator.calculate });
  const result = box.getByRole('status');
  await field(cartSimulator.amount).fill('415');
  await calculate.click();
  await expect(result).toContainText(cartSimulator.orderable);
  // 415.00, shipping 19.00, service 60.00, driving 25.00
  await expect(result).toContainText(decimal('519.00'));
  expect(await axeFindings(page)).toEqual([]);
  await field(cartSimulator.amount).fill(decimal('414.99'));
  await calculate.click();
  await expect(result).toContainText(decimal('0.01'));
  await field(cartSimulator.postcode).fill('87435');
  await calculate.click();
  await expect(result).toContainText(cartSimulator.reasons.noDrivingCost);
  await field(cartSimulator.postcode).fill('50667');
  await calculate.click();
  await expect(result).toContainText(cartSimulator.reasons.region);
  await expect(result).toContainText(cartSimulator.notOrderable);

  await openPath(page, '/');
  await expect(main.getByText(messages.dashboard.setup.title)).toBeVisible();
  await expect(main.getByText(sellingNotices.payment)).toHaveCount(0);
  await expect(main.getByText(sellingNotices.driving)).toHaveCount(0);
  await openPath(page, '/delivery/details');
  await expect(main.getByRole('link', { name: list.add })).toBeVisible();
});

test('driving costs are pasted into one table, which rejects a region twice', async ({ site }) => {
  const costs = messages.resources['craftsman-settings/driving-costs'];
  const page = await site.as('craftsman', {}, '/craftsman-settings/driving-costs');
  const main = page.getByRole('main');
  const cells = (column: string) =>
    main
      .getByRole('combobox', { name: `${column}, ` })
      .or(main.getByRole('textbox', { name: `${column}, ` }));
  await main.getByRole('link', { name: costs.table.open }).click();
  await expect(main.getByRole('heading', { level: 1, name: costs.table.title })).toBeVisible();
  await expect(cells(ranges.cost).first()).not.toHaveValue('');
  const before = await cells(ranges.region).count();
  await main.getByRole('button', { name: ranges.add }).click();
  await cells(ranges.region).nth(before).focus();
  await paste(page, ['01', '02', '01'].map((code) => `${code}\t${decimal('33.5')}`).join('\n'));
  await expect(cells(ranges.region)).toHaveCount(before + 3);
  const again = ranges.regionAgain.replace('%{row}', String(before + 1));
  await expect(main.getByText(again)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('button', { name: form.save }).click();
  await expect(main.getByText(rules.regionTwice)).toBeVisible();
  await cells(ranges.region)
    .nth(before + 2)
    .fill('04');
  await cells(ranges.cost)
    .nth(before + 2)
    .fill('0');
  await expect(main.getByText(again)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(costs.saved)).toBeVisible();
  const row = (code: string) =>
    main.getByRole('row').filter({ has: page.getByRole('link', { name: code }) });
  await expect(row('01')).toContainText(decimal('33.50'));
  await expect(row('01')).toContainText('02');
  await expect(row('04')).toContainText(decimal('0.00'));

  // the other language starts with the existing texts
  await main.getByRole('link', { name: costs.table.open }).click();
  await expect(cells(ranges.region)).toHaveCount(before + 3);
  await expect(cells(ranges.cost).first()).not.toHaveValue('');
  for (const code of ['01', '02', '04']) {
    const codes = await cells(ranges.region).evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    const at = codes.findIndex((value) => value.includes(code));
    await main
      .getByRole('button', { name: ranges.remove.replace('%{row}', String(at + 1)) })
      .click();
  }
  await expect(cells(ranges.region)).toHaveCount(before);
  await main.getByRole('button', { name: form.save }).click();
  await expect(main.getByRole('link', { name: costs.table.open })).toBeVisible();
  await expect(row('81')).toBeVisible();
  await expect(row('04')).toHaveCount(0);
});

test('lets the second of two users who change the table of driving costs decide', async ({
  site,
}) => {
  const { form, ranges, conflict, resources } = messages;
  const costs = resources['craftsman-settings/driving-costs'];
  const address = '/craftsman-settings/driving-costs/table';
  const first = await site.as('craftsman', {}, address);
  const second = await site.as('craftsman', {}, address);
  site.mayFail('/graphql');
  const cost = (page: typeof first) =>
    page.getByRole('textbox', { name: `${ranges.cost}, ` }).first();
  const was = await cost(first).inputValue();
  await cost(first).fill('41');
  await expect(cost(second)).toHaveValue(was);
  await cost(second).fill('42');
  await first.getByRole('button', { name: form.save }).click();
  await expect(first.getByText(costs.saved)).toBeVisible();
  await second.getByRole('button', { name: form.save }).click();
  const dialog = second.getByRole('dialog', { name: conflict.title });
  await expect(dialog).toContainText('41,00');
  await expect(dialog).toContainText('42,00');
  expect(await axeFindings(second)).toEqual([]);
  await dialog.getByRole('button', { name: conflict.allMine }).click();
  await dialog.getByRole('button', { name: conflict.save }).click();
  await expect(second.getByText(costs.saved)).toBeVisible();
  const rows = second.getByRole('main').getByRole('row');
  await expect(rows.filter({ hasText: '42,00' })).toHaveCount(1);
  await expect(rows.filter({ hasText: '41,00' })).toHaveCount(0);
});

test('a template is duplicated, and one in use is replaced before its deletion', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const { resources, confirm } = messages;
  const text = resources['delivery/details'];
  const page = await site.as('vendor', {}, '/delivery/details?pageSize=50');
  const main = page.getByRole('main');
  const name = 'Paket deutschlandweit';
  const rowOf = (called: string) =>
    main.getByRole('row').filter({ has: page.getByRole('link', { name: called, exact: true }) });
  await expect(rowOf(name)).toBeVisible();
  const used = await rowOf(name).getByRole('cell').allTextContents();
  await rowOf(name)
    .getByRole('button', { name: list.actionsOf.replace('%{name}', name) })
    .click();
  await page.getByRole('menuitem', { name: form.duplicate }).click();
  const copy = `${name} (2)`;
  await expect(page.getByLabel(text.fields.name)).toHaveValue(copy);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  await expect(rowOf(copy)).toBeVisible();

  await rowOf(name)
    .getByRole('button', { name: list.actionsOf.replace('%{name}', name) })
    .click();
  await page.getByRole('menuitem', { name: text.actions.delete }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm.yes }).click();
  await page.getByRole('combobox', { name: text.replace.label }).click();
  await page.getByRole('option', { name: copy }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: text.replace.confirm }).click();
  await expect(page.getByText(text.replace.done.replace('%{name}', copy))).toBeVisible();
  await expect(rowOf(name)).toHaveCount(0);
  await expect(rowOf(copy)).toContainText(used.find((cell) => /^\d+$/.test(cell)) ?? '-');
});
