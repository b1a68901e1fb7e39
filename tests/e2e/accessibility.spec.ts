import { axeFindings } from '#tests/support/axe.ts';
import { expect, goTo, test } from '#tests/support/browser.ts';

// texts depend on the language, colours on the theme: each page in both languages and both themes
for (const look of [
  { language: 'de', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const) {
  const { language, theme } = look;

  test(`axe finds nothing on the login page, ${language}, ${theme}`, async ({ site }) => {
    const page = await site.visit('admin', look);
    await page.locator('#email').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /Anmelden|Sign in/ }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`axe finds nothing on the dashboard, ${language}, ${theme}`, async ({ site }) => {
    const page = await site.as('admin', look);
    await page.getByRole('link', { name: /Entwürfe ohne Bild|drafts without image/ }).waitFor();
    await page.getByRole('img', { name: /^(Variationen|Variations): / }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`axe finds nothing on lists, ${language}, ${theme}`, async ({ site }) => {
    const page = await site.as('admin', look, '/products/variations');
    await page.locator('tbody tr').first().getByRole('checkbox').check();
    await page.getByRole('toolbar').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await goTo(page, '/collections/tags?name=nichts-dergleichen');
    await page.getByText(/Keine Treffer|No matches/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await goTo(page, '/collections/tags');
    await page.locator('tbody tr').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`axe finds nothing on forms, ${language}, ${theme}`, async ({ site }) => {
    const page = await site.as('admin', look, '/products/variations/details/40');
    await page.locator('input[name="name"]').fill('');
    await page.keyboard.press('Control+s');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await goTo(page, '/collections/tags/create');
    await page.locator('input[name="name"]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
}
