import type { Page } from '@playwright/test';
import { expect, type Site } from './browser.ts';
import type { AddedMarket } from './furnished/market.ts';

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

/** A page of a seller, which has no demo account. */
export const signInAs = (site: Site, email: string, path: string): Promise<Page> =>
  site.asAccount('vendor', email, {}, path);
