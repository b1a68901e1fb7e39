import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

const { feedbackWidget: widget } = messages;
const texts = messages.resources['user-feedback'];

test(`a vendor sends feedback, and the administrator finds it in list and chart`, async ({
  site,
}) => {
  const said = 'Schnell gefunden <b>gleich</b>';
  const page = await site.as('vendor', {}, '/jobs');
  await page.getByRole('button', { name: widget.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: widget.send });
  await expect(send).toBeDisabled();
  // by keyboard: Tab reaches the ratings, the arrow keys choose
  await dialog.getByRole('radio').nth(8).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio').nth(9)).toBeChecked();
  await dialog.getByRole('textbox').fill(said);
  expect(await axeFindings(page)).toEqual([]);
  await send.click();
  await expect(dialog.getByText(widget.success)).toBeVisible();
  await dialog.getByRole('button', { name: widget.close }).click();
  await expect(dialog).toHaveCount(0);

  const admin = await site.as('admin', {}, '/user-feedback');
  await expect(admin.getByRole('button', { name: widget.open, exact: true })).toHaveCount(0);
  const row = admin.getByRole('row').filter({ hasText: said });
  await expect(row).toContainText(/Wohnraum Vogt/);
  await row.getByRole('link').click();
  await expect(admin.getByText(said)).toBeVisible();
  await expect(admin.getByRole('link', { name: texts.answer })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:vendor.*body=.*${encodeURIComponent(said)}$`),
  );
  await admin.getByRole('button', { name: texts.markDone }).click();
  await expect(admin.getByText(texts.states.done, { exact: true })).toBeVisible();
  expect(await axeFindings(admin)).toEqual([]);

  await openPath(admin, '/user-feedback/analytics?days=7&userType=vendor');
  const distribution = admin.getByRole('region', { name: texts.analytics.distribution });
  await distribution.getByRole('link', { name: /^10 / }).click();
  await expect(admin).toHaveURL(/rate=10/);
  await expect(admin.getByRole('row').filter({ hasText: said })).toBeVisible();
});

test('the charts follow period and page, have tables, and say when there is nothing', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/user-feedback/analytics');
  const line = page.getByRole('img', { name: /^Rückmeldungen: 30 Werte/ });
  await expect(line).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: '1 Jahr' }).click();
  await expect(page).toHaveURL(/days=365/);
  await expect(page.getByRole('img', { name: /^Rückmeldungen: 13 Werte/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tabelle: Nach Seite' }).click();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Eigener' }).click();
  await page.getByRole('textbox', { name: 'Von' }).fill('2019-01-01');
  await page.getByRole('textbox', { name: 'Bis' }).fill('2018-01-01');
  await expect(page.getByText('Das Ende liegt vor dem Beginn')).toBeVisible();
  await page.getByRole('textbox', { name: 'Bis' }).fill('2019-02-01');
  await expect(page.getByText('Kein Feedback in diesem Zeitraum')).toBeVisible();
  await page.getByRole('button', { name: 'Zeitraum auf ein Jahr erweitern' }).click();
  await expect(page.getByRole('img', { name: /^Rückmeldungen: 13 Werte/ })).toBeVisible();
});

test('marks many as done and opens them again', async ({ site }) => {
  const page = await site.as('admin', {}, '/user-feedback?status=open&sort=createdAt&order=ASC');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Als erledigt markieren' }).click();
  await expect(page.getByText('2 Feedbacks sind als erledigt markiert.')).toBeVisible();
});
