import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { expiredKey } from '#tests/support/browserSetup.ts';
import { lateEmail } from '#tests/support/furnished/accounts.ts';
import { linkOf } from '#tests/support/mailbox.ts';

const texts = {
  de: {
    forgot: 'Passwort vergessen?',
    email: 'E-Mail-Adresse',
    request: 'Link anfordern',
    sent: 'Sehen Sie in Ihr Postfach',
    resend: /^Erneut senden in \d+ s$/,
    welcome: 'Willkommen',
    password: 'Neues Passwort',
    confirm: 'Passwort wiederholen',
    set: 'Passwort festlegen',
    differ: 'Die Passwörter stimmen nicht überein.',
    activated: 'Ihr Zugang ist bereit',
    reset: 'Neues Passwort festlegen',
    done: 'Ihr Passwort ist festgelegt',
    toLogin: 'Zur Anmeldung',
    signIn: 'Anmelden',
    own: 'Passwort',
    greeting: /Guten Tag/,
    expired: 'Dieser Link ist abgelaufen',
    renew: 'Neuen Link senden',
    invitation: 'Ihr Zugang zu Atrium',
    resetMail: 'Neues Passwort für Atrium',
  },
  en: {
    forgot: 'Forgot password?',
    email: 'Email address',
    request: 'Request link',
    sent: 'Check your email',
    resend: /^Send again in \d+ s$/,
    welcome: 'Welcome',
    password: 'New password',
    confirm: 'Repeat password',
    set: 'Set password',
    differ: 'The passwords do not match.',
    activated: 'Your account is ready',
    reset: 'Choose a new password',
    done: 'Your password is set',
    toLogin: 'Go to sign-in',
    signIn: 'Sign in',
    own: 'Password',
    greeting: /Hello/,
    expired: 'This link has expired',
    renew: 'Send a new link',
    invitation: 'Your access to Atrium',
    resetMail: 'A new password for Atrium',
  },
};
type Texts = (typeof texts)['de'];

interface Vendor {
  id: string;
  account: { email: string } | null;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const requestLink = async (page: Page, text: Texts, email: string) => {
  await page.getByRole('link', { name: text.forgot }).click();
  await page.getByLabel(text.email).fill(email);
  await page.getByRole('button', { name: text.request }).click();
  await expect(heading(page, text.sent)).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: text.resend })).toBeDisabled();
};

const choosePassword = async (page: Page, text: Texts, password: string) => {
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByLabel(text.confirm).fill('something else');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.differ)).toBeVisible();
  await page.getByLabel(text.confirm).fill(password);
  await page.keyboard.press('Enter');
};

const signInWith = async (page: Page, text: Texts, email: string, password: string) => {
  await page.getByRole('link', { name: text.toLogin }).click();
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.own, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
  await expect(heading(page, text.greeting)).toBeVisible();
};

for (const [language, theme, portal] of [
  ['de', 'light', 'vendor'],
  ['en', 'dark', 'manufacturer'],
] as const) {
  test(`an invited ${portal} signs in, resets the password and signs in again, ${language}`, async ({
    site,
  }) => {
    const text = texts[language];
    const email = `invited-${portal}@atrium.example`;
    const page = await site.visit(portal, { language, theme });

    // a partner without the invitation mail requests another one
    await requestLink(page, text, email);
    expect(await axeFindings(page)).toEqual([]);
    const invitation = await site.mailTo(email, text.invitation);
    expect(linkOf(invitation).pathname).toMatch(new RegExp(`^/${portal}/`));
    await page.goto(linkOf(invitation).href);
    await expect(heading(page, text.welcome)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await choosePassword(page, text, 'the first password');
    await expect(heading(page, text.activated)).toBeFocused();
    await signInWith(page, text, email, 'the first password');

    const other = await site.visit(portal, { language, theme });
    await requestLink(other, text, email);
    const mail = await site.mailTo(email, text.resetMail);
    await other.goto(linkOf(mail).href);
    await expect(heading(other, text.reset)).toBeVisible();
    await choosePassword(other, text, 'the second password');
    await expect(heading(other, text.done)).toBeFocused();
    expect(await axeFindings(other)).toEqual([]);
    await signInWith(other, text, email, 'the second password');
    // sessions from before the new password have ended
    await page.reload();
    await expect(page.getByLabel(text.email)).toBeVisible();

    // the link is already used
    await other.goto(linkOf(mail).href);
    await expect(heading(other, text.greeting)).toBeVisible();
    await page.goto(linkOf(mail).href);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toBeVisible();
  });
}

test('the link to a forgotten password is for partners; after each send the next waits 29 s', async ({
  site,
}) => {
  const admin = await site.visit('admin');
  await expect(admin.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Passwort vergessen?' })).toHaveCount(0);

  const page = await site.visit('vendor', { uncached: true });
  await page.clock.install();
  await page.getByLabel('E-Mail-Adresse').fill('nobody@atrium.example');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  // the typed address is carried over
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('nobody@atrium.example');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  const waiting = page.getByRole('button', { name: /^Erneut senden in \d+ s$/ });
  await expect(waiting).toBeDisabled();
  await page.clock.fastForward(28_000);
  await expect(waiting).toBeDisabled();
  await page.clock.fastForward(1_500);
  await page.getByRole('button', { name: 'Erneut senden', exact: true }).click();
  await page.clock.runFor(500);
  await expect(page.getByText('Der Link wurde erneut gesendet.')).toBeVisible();
  await expect(waiting).toBeDisabled();
});

test('an expired invitation offers a new one, which works', async ({ site }) => {
  const text = texts.de;
  // at another portal the link leads to its own portal, with the key
  const page = await site.visit('admin');
  const address = `/vendor/${expiredKey()}`;
  await page.goto(`${site.origin('admin')}${address}?language=de`);
  await expect(page).toHaveURL(new RegExp(`^${site.origin('vendor')}${address}`));
  await expect(heading(page, text.expired)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: text.renew })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, text.sent)).toBeFocused();
  const mail = await site.mailTo(lateEmail, text.invitation);
  await page.goto(linkOf(mail).href);
  await expect(heading(page, text.welcome)).toBeVisible();
});

test('the owner of a former address takes its change back', async ({ site }) => {
  const { managedVendors } = await site.api<{
    managedVendors: { data: { results: Vendor[] } };
  }>(
    'admin',
    `{ managedVendors(query: { size: 100 }) { data { results {
      id company_name vendor_type account_type
      account { firstname lastname email language } } } } }`,
  );
  const before = 'architect@atrium.example';
  const vendor = managedVendors.data.results.find(({ account }) => account?.email === before);
  if (!vendor) throw new Error('no architect');
  const { id, account, ...input } = vendor;
  await site.api(
    'admin',
    `mutation ($id: ID!, $input: ManagedVendorInput!) {
      updateManagedVendor(id: $id, input: $input) { status } }`,
    { id, input: { ...input, account: { ...account, email: 'other@atrium.example' } } },
  );
  const mail = await site.mailTo(before, 'Ihre E-Mail-Adresse bei Atrium wurde geändert');
  const page = await site.visit('vendor');
  await page.goto(linkOf(mail).href);
  await expect(heading(page, 'Änderung zurücknehmen')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bisherige Adresse wiederherstellen' }).click();
  await expect(heading(page, 'Ihre bisherige Adresse gilt wieder')).toBeFocused();
  await site.mailTo(before, texts.de.resetMail);

  await page.goto(linkOf(mail).href);
  site.mayFail('/graphql');
  await page.getByRole('button', { name: 'Bisherige Adresse wiederherstellen' }).click();
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
});

test('the own account changes the password and signs out elsewhere', async ({ site }) => {
  const page = await site.as('wholesaler');
  await page.getByRole('link', { name: /^Konto von/ }).click();
  await expect(heading(page, 'Mein Konto')).toBeVisible();
  const sessions = page.getByRole('listitem').filter({ hasText: 'Zuletzt verwendet' });
  await expect(sessions.filter({ hasText: 'Diese Sitzung' })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  const elsewhere = await site.visit('vendor');
  await elsewhere.getByLabel('E-Mail-Adresse').fill('wholesaler@atrium.example');
  await elsewhere.getByLabel('Passwort', { exact: true }).fill('Atrium-Demo-1');
  await elsewhere.getByRole('button', { name: 'Anmelden' }).click();
  await expect(heading(elsewhere, /Guten Tag/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Chrome unter Linux abmelden' }).first().click();
  await expect(page.getByText('Die Sitzung wurde abgemeldet.')).toBeVisible();
  // the window may have noticed the end of the session itself, so there may be nothing to click
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Passwort', { exact: true })).toBeVisible();

  const change = async (from: string, to: string) => {
    await page.getByLabel('Bisheriges Passwort').fill(from);
    await page.getByLabel('Neues Passwort', { exact: true }).fill(to);
    await page.getByLabel('Neues Passwort wiederholen').fill(to);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
  };
  await change('not it at all', 'Password2026!');
  await expect(page.getByText('Das Passwort ist falsch', { exact: true })).toBeVisible();
  await change('Atrium-Demo-1', 'Password2026!');
  await expect(page.getByText('Dieses Passwort ist zu verbreitet').first()).toBeVisible();
  await change('Atrium-Demo-1', 'vier Stühle am Fenster');
  await expect(page.getByText('Ihr Passwort wurde geändert.')).toBeVisible();
  await expect(page.getByText('Passwort zuletzt geändert')).toBeVisible();
  await expect(page.getByLabel('Bisheriges Passwort')).toHaveValue('');
  // restores the demo's password for other tests
  await change('vier Stühle am Fenster', 'Atrium-Demo-1');
  await expect(page.getByLabel('Bisheriges Passwort')).toHaveValue('');
});
