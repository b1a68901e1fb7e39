import type { Page } from '@playwright/test';
import { signIn as german } from '#i18n/de/platform/signIn.ts';
import { signIn as english } from '#i18n/en/platform/signIn.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { expect, type Site } from './browser.ts';
import type { AddedMarket } from './furnished/market.ts';
import { typeInto } from './keyboard.ts';
import { openPath } from './pages.ts';

/* The shop of a market and its sellers. */

/** Calls the API with the key of the market's shop; returns the data. */
export const asShop = async (
  origin: string,
  { key }: AddedMarket,
  query: string,
  variables: object,
) => {
  const { port } = new URL(origin);
  const response = await fetch(`http://localhost:${port}/shop/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
};

/** Signs a seller in by the form, with the keyboard, and opens the path. */
export const signInAs = async (
  site: Site,
  email: string,
  path: string,
  language: 'de' | 'en' = 'de',
): Promise<Page> => {
  const signIn = language === 'de' ? german : english;
  const page = await site.visit('vendor', { language });
  await typeInto(page, page.getByRole('textbox', { name: signIn.email }), email);
  await typeInto(page, page.getByLabel(signIn.password, { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: signIn.title })).toHaveCount(0);
  await openPath(page, path);
  return page;
};
