import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, load, test } from '#tests/support/browser.ts';
import { pdf } from '#tests/support/pdf.ts';

const company = 'Wohnraum Vogt GmbH';

const { partnerManagement, profile, form, files, error, confirm } = messages;

test('shows a partner’s pages to an administrator who views as the partner, read-only', async ({
  site,
}) => {
  test.setTimeout(120_000);
  site.mayFail('/graphql');
  site.mayFail('/files');
  const page = await site.as('admin', {}, '/user-management/vendor?pageSize=50');
  await page.getByRole('link', { name: company }).click();
  const viewed = await viewAs(page, partnerManagement);
  const bar = viewed.getByRole('alert').filter({
    has: viewed.getByRole('button', { name: partnerManagement.viewing.end }),
  });
  await expect(bar).toContainText(partnerManagement.viewing.bar.split('%{name}')[0] ?? '');
  await expect(viewed.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(viewed)).toEqual([]);

  // a form
  await load(viewed, '/vendor-profile/profile-information');
  await expect(bar).toBeVisible();
  const name = viewed.getByLabel(profile.fields.short_name);
  const before = await name.inputValue();
  await name.fill('Changed');
  await viewed.getByRole('button', { name: form.save }).click();
  await expect(viewed.getByText(error.VIEWING).first()).toBeVisible();
  await expect(name).toHaveValue('Changed');

  // a file
  await viewed.getByRole('tab', { name: profile.tabs.uploads }).click();
  const group = viewed.getByRole('group', { name: profile.fields.brochures });
  const [chooser] = await Promise.all([
    viewed.waitForEvent('filechooser'),
    group.getByRole('button', { name: files.choose.pdf }).click(),
  ]);
  await chooser.setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(group.getByRole('alert')).toContainText(error.VIEWING);

  // a row of a list; the unsaved text is discarded
  viewed.on('dialog', (dialog) => dialog.accept());
  await viewed.reload();
  await expect(name).toHaveValue(before);
  const templates = messages.resources['delivery/details'];
  await load(viewed, '/delivery/details');
  const rows = viewed.getByRole('main').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const count = await rows.count();
  await rows.nth(1).getByRole('checkbox').check();
  await viewed.getByRole('button', { name: templates.delete, exact: true }).click();
  await viewed.getByRole('dialog').getByRole('button', { name: confirm.yes }).click();
  await expect(viewed.getByText(error.VIEWING).first()).toBeVisible();
  await expect(rows).toHaveCount(count);

  // another tab of the same browser is not affected
  const other = await viewed.context().newPage();
  await other.goto(site.origin('vendor'));
  await expect(other).toHaveURL(/\/login/);
  await other.close();

  const closed = viewed.waitForEvent('close');
  await viewed.getByRole('button', { name: partnerManagement.viewing.end }).click();
  await closed;
  await page.reload();
  await page.getByRole('tab', { name: partnerManagement.tabs.viewings }).click();
  await expect(page.getByText(partnerManagement.viewings.title)).toBeVisible();
  const viewings = page.getByRole('main').getByRole('listitem');
  await expect(viewings.filter({ hasText: 'Anna Albers' }).first()).toBeVisible();
});

const viewAs = async (
  page: Page,
  { viewAs: open, viewAsYes }: { viewAs: string; viewAsYes: string },
): Promise<Page> => {
  await page.getByRole('button', { name: open }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: viewAsYes, exact: true }).click();
  return popup;
};
