import fs from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { templateVariable } from '#tests/support/browserSetup.ts';
import { type RunningServer, startDevelopment, temporaryFolder } from '#tests/support/server.ts';

/** The server of `npm run dev`, on a copy of the demo. */
const test = base.extend<{ development: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  development: async ({}, use) => {
    const folder = temporaryFolder();
    fs.cpSync(process.env[templateVariable] ?? '', folder, { recursive: true });
    const server = await startDevelopment(folder);
    await use(server);
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  },
});

/** Collects the browser's errors and warnings, such as missing texts. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
};

/** Changes a source file while `act` runs. */
const whileEdited = async (file: string, from: string, to: string, act: () => Promise<unknown>) => {
  const before = fs.readFileSync(file, 'utf8');
  expect(before).toContain(from);
  fs.writeFileSync(file, before.replace(from, to));
  try {
    await act();
  } finally {
    fs.writeFileSync(file, before);
  }
};

test('the development server shows pages without a warning, and an edit without a reload', {
  tag: '@faults',
}, async ({ development, page }) => {
  // modules are transformed individually when they are first requested
  test.setTimeout(240_000);
  page.setDefaultTimeout(60_000);
  const patient = expect.configure({ timeout: 60_000 });
  const complaints = complaintsOf(page);
  await page.goto(`http://admin.localhost:${development.port}/`);
  await page.locator('#email').fill('admin@atrium.example');
  await page.locator('#password').fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await patient(page.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();

  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Schlagwörter', exact: true })
    .click();
  await patient(page.getByRole('table')).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await patient(page.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');

  await page.getByRole('textbox', { name: 'Name' }).fill('Getippt');
  await whileEdited('src/shell/Logo.tsx', '      Atrium\n', '      Atelier\n', async () => {
    await patient(page.getByRole('banner').getByText('Atelier')).toBeVisible();
  });
  await patient(page.getByRole('banner').getByText('Atrium')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Getippt');
  expect(complaints).toEqual([]);
});
