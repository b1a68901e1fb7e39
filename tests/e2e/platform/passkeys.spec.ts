import type { Page } from '@playwright/test';
import { account } from '#i18n/de/platform/account.ts';
import { confirmIdentity } from '#i18n/de/platform/confirmIdentity.ts';
import { secondFactor } from '#i18n/de/platform/secondFactor.ts';
import { signIn as messages } from '#i18n/de/platform/signIn.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { asLater } from '#tests/support/asLater.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, load, test } from '#tests/support/browser.ts';
import { giveAuthenticator } from '#tests/support/browserAuthenticator.ts';
import { securedEmail } from '#tests/support/furnished/accounts.ts';

test.use({ isFurnished: true });

const { passkeys: text } = account;
const email = securedEmail('passkey');

const greeted = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();

const signOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
};

test('a passkey is added, signs in without a password, confirms the identity, and is removed', async ({
  site,
}) => {
  const page = await site.visit('admin');
  const device = await giveAuthenticator(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await greeted(page);

  await load(page, '/account');
  const card = page.getByRole('region', { name: text.title });
  await card.getByRole('button', { name: text.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.name).fill('Notebook im Büro');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  // the first one comes with recovery codes
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: secondFactor.codes.done }).click();
  await expect(card.getByText('Notebook im Büro')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const { width = 0, x = 0 } = (await card.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await site.mailTo(email, 'Neuer Passkey')).text).toContain('Notebook im Büro');

  await signOut(page);
  const signIn = page.getByRole('button', { name: messages.passkey });
  await device.refuse(true);
  await signIn.click();
  await expect(page.getByText(secondFactor.passkey.cancelled)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await device.refuse(false);
  await signIn.click();
  await greeted(page);

  // instead of the code that a password alone would need
  await signOut(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(secondFactor.step.code)).toBeVisible();
  await signIn.click();
  await greeted(page);

  await load(page, '/account');
  await asLater(page, 'removePasskey', 'passkey');
  await card.getByRole('button', { name: 'entfernen' }).click();
  await dialog.getByRole('button', { name: text.remove }).click();
  const question = page.getByRole('dialog', { name: confirmIdentity.title });
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: confirmIdentity.usePasskey }).click();
  await expect(page.getByText(text.removed)).toBeVisible();
  await expect(card.getByText(text.none)).toBeVisible();
});
