import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

interface Begun {
  exportVariations: { data: { id: string } };
}

test('the own jobs are listed with their results', async ({ site }) => {
  await site.api<Begun>(
    'admin',
    'mutation { exportVariations(input: { query: {}, format: "csv" }) { data { id } } }',
  );
  const page = await site.as('admin', {}, '/jobs');
  await expect(page.getByRole('heading', { level: 1, name: /Aufgaben|Jobs/ })).toBeVisible();
  const { kinds, states, download } = messages.jobs;
  const row = page.getByRole('row', { name: kinds.variations.export }).first();
  // polls until the job has ended
  await expect(row).toContainText(`${states.done}: `);
  await expect(row.getByRole('button', { name: messages.jobs.stop })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 762, height: 900 });
  const area = page.getByRole('region', {
    name: messages.resources.jobs.name.split(' |||| ')[1],
  });
  expect(await area.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: download }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('combobox', { name: messages.resources.jobs.fields.state }).click();
  await page.getByRole('option', { name: states.failed }).click();
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByText(messages.list.noMatches).first()).toBeVisible();
});

test('other accounts’ jobs are not visible', async ({ site }) => {
  await site.api(
    'admin',
    'mutation { exportVariations(input: { query: {}, format: "csv" }) { data { id } } }',
  );
  const page = await site.as('manufacturer', {}, '/jobs');
  await expect(page.getByText(messages.resources.jobs.empty)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
