import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import type { languages } from './languages.ts';
import { pdf } from './pdf.ts';
import { png } from './pictures.ts';

type Messages = (typeof languages)[number][1];

/** Chooses a file with the button that opens the browser's file dialog. */
export const chooseFile = async (page: Page, button: Locator, file: string, buffer: Buffer) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  const mimeType = file.endsWith('.pdf') ? 'application/pdf' : 'image/png';
  await chooser.setFiles({ name: file, mimeType, buffer });
};

/** Fills in all mandatory parts of a new vendor's profile, on its open page; does not save it. */
export const fillProfile = async (page: Page, { profile, files, images, crop }: Messages) => {
  const tab = (name: keyof typeof profile.tabs) =>
    page.getByRole('tab', { name: profile.tabs[name] }).click();
  const field = (name: keyof typeof profile.fields) =>
    page.getByLabel(profile.fields[name], { exact: true });
  await field('short_name').fill('Sichtbar');
  await field('description').fill('Möbel aus der Region.');
  await field('category').fill(profile.categories.carpenter);
  await page.getByRole('option', { name: profile.categories.carpenter }).click();
  await page.keyboard.press('Escape');
  const logo = page.getByRole('group', { name: profile.fields.company_logo });
  const picture = await png({ width: 900, height: 600 });
  await chooseFile(page, logo.getByRole('button', { name: images.chooseOne }), 'logo.png', picture);
  await page.getByRole('dialog', { name: crop.title }).waitFor();
  await page.getByRole('button', { name: crop.apply }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tab('contact');
  await field('email').fill('info@visible.example');
  await field('phone_number').fill('089 123456');
  await tab('address');
  await field('street').fill('Hauptstraße 1');
  await field('post_code').fill('80331');
  await field('city').fill('München');
  await tab('legal');
  for (const name of ['imprints', 'terms'] as const) {
    const group = page.getByRole('group', { name: profile.fields[name] });
    const button = group.getByRole('button', { name: files.choose.pdf });
    await chooseFile(page, button, `${name}.pdf`, pdf());
    await expect(group.getByLabel(files.title)).toHaveValue(name);
  }
  await expect(page.getByText(profile.isWhole)).toBeVisible();
};
