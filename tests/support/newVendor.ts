import type { Page } from '@playwright/test';
import { expect, type Site } from './browser.ts';
import { linkOf } from './mailbox.ts';

interface Given {
  vendor_type: 'vendor' | 'craftsman' | 'architect' | 'wholesaler';
  company_name: string;
  email: string;
  language: 'de' | 'en';
}

const password = 'a first password';

/** The dashboard of a newly invited vendor, after following the mailed link and signing in. */
export const newVendor = async (
  site: Site,
  { email, language, ...given }: Given,
): Promise<Page> => {
  const account = { firstname: 'Nele', lastname: 'Neu', email, language: 'de' };
  await site.api(
    'admin',
    `mutation ($input: ManagedVendorInput!) {
      createManagedVendor(input: $input) { data { id } }
    }`,
    { input: { ...given, account_type: 'account_pro', account } },
  );
  const mail = await site.mailTo(email, 'Ihr Zugang zu Atrium');
  const page = await site.visit('vendor', { language });
  await page.goto(linkOf(mail).href);
  await page.locator('input[type=password]').first().waitFor();
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
  await page.locator('form button[type=submit]').click();
  // the page says that the account is ready
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await page.goto(`${site.origin('vendor')}/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  return page;
};
