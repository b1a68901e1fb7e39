import type { Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { codeOf } from '#tests/factories/secondFactors.ts';
import { asLater } from '#tests/support/asLater.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, load, test } from '#tests/support/browser.ts';
import { giveAuthenticator } from '#tests/support/browserAuthenticator.ts';
import { securedEmail } from '#tests/support/furnished/accounts.ts';

test.use({ isFurnished: true });

const text = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  signIn: 'Anmelden',
  notLoaded: 'Etwas ist schiefgelaufen. Versuchen Sie es erneut.',
  greeting: /Guten Tag/,
  signOut: 'Abmelden',
  card: 'Anmeldung in zwei Schritten',
  setUp: 'Einrichten',
  next: 'Weiter',
  withPasskey: 'Mit einem Passkey',
  name: 'Name',
  withApp: 'Mit einer Authenticator-App',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  notConfirmed: 'Ohne Bestätigung wurde nichts geändert.',
  wrongPassword: 'Das Passwort ist falsch.',
  qrCode: 'QR-Code für die Authenticator-App',
  secret: 'Oder tippen Sie diesen Schlüssel in die App',
  code: 'Code aus der App',
  wrongCode: 'Der Code ist falsch oder wurde schon verwendet.',
  codes: 'Ihre Wiederherstellungscodes',
  download: 'Herunterladen',
  done: 'Ich habe sie aufbewahrt',
  isOn: /^Eingerichtet am .*20\d\d/,
  useRecovery: 'App nicht zur Hand? Wiederherstellungscode eingeben',
  recoveryCode: 'Wiederherstellungscode',
  left: 'Noch 9 Wiederherstellungscodes',
  end: 'Beenden',
  isOff: 'Zur Anmeldung gehört jetzt kein Code aus der App mehr.',
  mailOn: 'Anmeldung in zwei Schritten eingerichtet',
  mailUsed: 'Anmeldung mit einem Wiederherstellungscode',
  mailOff: 'Anmeldung in zwei Schritten beendet',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const givePassword = async (page: Page, email: string) => {
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(demoPassword);
  await button(page, text.signIn).click();
};

const greeted = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: text.greeting })).toBeVisible();

const signOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: text.signOut }).click();
  await expect(page.getByLabel(text.email)).toBeVisible();
};

/** Sets up an app as the second factor, on any page; returns the secret and the recovery codes. */
const setUp = async (page: Page) => {
  await button(page, text.next).click();
  return finishSetUp(page);
};

const finishSetUp = async (page: Page) => {
  await expect(page.getByRole('img', { name: text.qrCode })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const secret = (await page.getByLabel(text.secret).inputValue()).replaceAll(' ', '');
  const code = page.getByLabel(text.code);
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret, 5));
  await button(page, text.setUp).click();
  await expect(page.getByText(text.wrongCode)).toBeVisible();
  await code.fill(codeOf(secret));
  await button(page, text.setUp).click();
  const codes = page.getByRole('list', { name: text.codes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await axeFindings(page)).toEqual([]);
  return { secret, codes: await codes.allInnerTexts() };
};

test('a second factor is set up, signs in, and ends', async ({ site }) => {
  test.slow();
  const email = securedEmail('card');
  const page = await site.visit('admin');
  await givePassword(page, email);
  await greeted(page);
  await load(page, '/account');
  const card = page.getByRole('region', { name: text.card });
  await card.getByRole('button', { name: text.setUp, exact: true }).click();
  const { secret, codes } = await setUp(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, text.download).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^atrium-.+\.txt$/);
  await button(page, text.done).click();
  await expect(card.getByText(text.isOn)).toBeVisible();
  expect((await site.mailTo(email, text.mailOn)).text).toContain(email);

  // the app's code, in a field whose code cannot be loaded at first
  await signOut(page);
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await givePassword(page, email);
  await expect(page.getByRole('alert').getByText(text.notLoaded)).toBeVisible();
  await page.unroute('**/assets/**');
  await button(page, text.signIn).click();
  const code = page.getByLabel(text.code);
  await expect(code).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await code.fill('12345');
  await button(page, text.signIn).click();
  await expect(page.getByText(text.wrongCode)).toBeVisible();
  // the previous code confirmed the set-up
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await greeted(page);

  // a recovery code, which works once
  await signOut(page);
  await givePassword(page, email);
  await button(page, text.useRecovery).click();
  const recovery = page.getByLabel(text.recoveryCode, { exact: true });
  await expect(recovery).toBeFocused();
  await recovery.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await greeted(page);
  expect((await site.mailTo(email, text.mailUsed)).text).toMatch(/\b9\b/);

  await load(page, '/account');
  await expect(card.getByText(text.left)).toBeVisible();
  await card.getByRole('button', { name: text.end, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text.end, exact: true }).click();
  await expect(page.getByText(text.isOff)).toBeVisible();
  await site.mailTo(email, text.mailOff);
  await signOut(page);
  await givePassword(page, email);
  await greeted(page);
});

test('asks for a code, too, when a user signs in again after the session has ended', async ({
  site,
}) => {
  const page = await site.visit('admin');
  await givePassword(page, securedEmail('typing'));
  await greeted(page);
  await load(page, '/account');
  await page.getByRole('region', { name: text.card }).getByRole('button').first().click();
  const { secret, codes } = await setUp(page);
  await button(page, text.done).click();
  await load(page, '/collections/tags/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Doppelt geschützt');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...session, token: 'ended' }));
  });
  await button(page, 'Speichern').click();
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' });
  await dialog.getByLabel(text.password, { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(text.code)).toBeFocused();
  await dialog.getByLabel(text.code).fill(codeOf(secret, 5));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Der Code ist falsch oder wurde schon verwendet')).toBeVisible();
  await dialog.getByRole('button', { name: text.useRecovery }).click();
  await dialog.getByLabel(text.recoveryCode, { exact: true }).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Schlagwörter' })).toBeVisible();
});

test('an administrator requires a second factor of manufacturers, and removes a lost one', async ({
  site,
}) => {
  test.slow();
  const email = securedEmail('maker');
  const maker = await site.visit('manufacturer');
  await givePassword(maker, email);
  await greeted(maker);

  const admin = await site.as('admin', {}, '/second-factors');
  const requireOf = async (before: string, after: string) => {
    await button(admin, `Pflicht: ${before}`).click();
    await admin.getByRole('checkbox', { name: 'Hersteller' }).click();
    expect(await axeFindings(admin)).toEqual([]);
    await button(admin, 'Speichern').click();
    await expect(button(admin, `Pflicht: ${after}`)).toBeVisible();
  };
  await requireOf('niemand', 'Hersteller');

  // the open session leads to the set-up, whatever page is requested
  const title = 'Anmeldung in zwei Schritten einrichten';
  await load(maker, '/products/variations');
  await expect(maker.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await load(maker, '/account');
  await expect(maker.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await axeFindings(maker)).toEqual([]);
  await button(maker, text.signOut).click();
  await givePassword(maker, email);
  // a session that is older than ten minutes needs the password
  await button(maker, text.withApp).click();
  await asLater(maker, 'beginSecondFactor');
  await button(maker, text.next).click();
  const password = maker.getByLabel(text.password, { exact: true });
  await expect(password).toBeFocused();
  expect(await axeFindings(maker)).toEqual([]);
  await button(maker, text.cancel).click();
  await expect(maker.getByText(text.notConfirmed)).toBeVisible();
  await asLater(maker, 'beginSecondFactor');
  await button(maker, text.next).click();
  await password.fill('not it at all');
  await button(maker, text.confirm).click();
  await expect(maker.getByText(text.wrongPassword)).toBeVisible();
  await password.fill(demoPassword);
  await button(maker, text.confirm).click();
  await finishSetUp(maker);
  await button(maker, text.done).click();
  await greeted(maker);
  await load(maker, '/account');
  const card = maker.getByRole('region', { name: text.card });
  await expect(card.getByText('Für Ihr Konto ist sie Pflicht')).toBeVisible();
  await expect(card.getByRole('button', { name: text.end, exact: true })).toHaveCount(0);

  await load(admin, `/second-factors?account=${email}`);
  await button(admin, `Entfernen: ${email}`).click();
  await button(admin, 'Ja').click();
  await expect(admin.getByText('Der zweite Faktor wurde entfernt.')).toBeVisible();
  await site.mailTo(email, text.mailOff);
  // its sessions have ended
  await load(maker, '/');
  await givePassword(maker, email);
  await expect(maker.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // a passkey is enough, too
  await giveAuthenticator(maker);
  await button(maker, text.withPasskey).click();
  await maker.getByLabel(text.name, { exact: true }).fill('Notebook im Büro');
  expect(await axeFindings(maker)).toEqual([]);
  await button(maker, text.next).click();
  await expect(maker.getByRole('list', { name: text.codes }).getByRole('listitem')).toHaveCount(10);
  await button(maker, text.done).click();
  await greeted(maker);
  await requireOf('Hersteller', 'niemand');
});
