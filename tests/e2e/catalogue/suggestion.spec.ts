import { messages } from '#i18n/de/messages.ts';
import { type AiStandIn, startAi } from '#tests/support/ai.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { test as base, expect } from '#tests/support/browser.ts';

/** A server configured to use an endpoint, and a simulated endpoint. */
const test = base.extend<object, { ai: AiStandIn }>({
  ai: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a test takes from it
    async ({}, use) => {
      const ai = await startAi();
      await use(ai);
      await ai.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ ai: { settings } }, use) => {
      const { url, apiKey = '', model, timeoutSeconds } = settings;
      await use({
        AI_URL: url,
        AI_API_KEY: apiKey,
        AI_MODEL: model,
        AI_TIMEOUT: String(timeoutSeconds),
      });
    },
    { scope: 'worker' },
  ],
});

test('a suggestion is requested again after a failure, accepted, saved and recorded', async ({
  site,
  ai,
}) => {
  const { imageAnalysis: text } = messages;
  const product = messages.resources['products/variations'];
  const description = 'Ein Vorschlag';
  const page = await site.as('admin', {}, '/products/variations?missing=nothing&page=1');
  const link = page.locator('tbody tr').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();

  site.mayFail('/ai-enhance/product-info-suggestion');
  ai.answer({ body: '<html>Bad gateway</html>' });
  await page.getByRole('button', { name: text.open }).click();
  const dialog = page.getByRole('dialog', { name: text.open });
  await expect(dialog.getByRole('alert')).toContainText(messages.error.AI_NONSENSE);
  expect(await axeFindings(page)).toEqual([]);
  ai.answer({
    content: { name: 'Anders', description, tags: ['Wohnzimmer', 'Gibt es nicht'] },
  });
  await dialog.getByRole('button', { name: messages.list.retry }).click();
  await expect(dialog.getByText(description)).toBeVisible();
  await expect(
    dialog.getByText(text.unknownTags.replace('%{names}', 'Gibt es nicht')),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.use }).click();

  const field = page.getByRole('textbox', { name: 'Beschreibung', exact: true });
  await expect(field).toHaveValue(description);
  // in the form, but not saved
  await expect(page.getByText(`${messages.form.unsaved}:`)).toContainText('Produktbeschreibung');
  await expect(page.getByRole('button', { name: 'Wohnzimmer' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: product.fields.name })).toHaveValue(name);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/missing=nothing/);

  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(field).toHaveValue(description);
  await page.getByRole('button', { name: messages.history.title }).click();
  await expect(page.getByRole('dialog').getByText(description).first()).toBeVisible();
});

base('without an endpoint the server looks at the pixels, and says so', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?name=Gotska%2C%20Cord%20ocker');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  const { imageAnalysis: text } = messages;
  await page.getByRole('button', { name: text.open }).click();
  const dialog = page.getByRole('dialog', { name: text.open });
  await expect(dialog.getByText(text.local)).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/\p{L}+, \d+\s%/u);
  await expect(dialog.getByRole('group', { name: text.fields.color })).toContainText(/\p{L}{3}/u);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: messages.form.cancel }).click();
  await page
    .getByRole('link', { name: /Variationen/ })
    .first()
    .click();
  // nothing was changed, so there is no question
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Variationen/);
});

base('manufacturers have no analysis', async ({ site }) => {
  const page = await site.as('manufacturer', {}, '/products/variations?missing=nothing');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await expect(page.locator('#images')).toBeVisible();
  const { imageAnalysis: text } = messages;
  await expect(page.getByRole('button', { name: text.open })).toHaveCount(0);
});
