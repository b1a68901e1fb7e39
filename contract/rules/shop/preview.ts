import * as v from 'valibot';
import { id } from '#contract/rules/platform/fields.ts';
import { previewKinds } from './previewKinds.ts';

/** How long the token of a preview is valid. */
export const previewMinutes = 15;

export const previewTarget = v.object({ kind: v.picklist(previewKinds, 'rules.unknown'), id });

/** The page of a shop that shows previews. */
export const previewAddress = (shopUrl: string, token: string): string => {
  const address = new URL(shopUrl);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/preview`;
  address.search = new URLSearchParams({ token }).toString();
  address.hash = '';
  return address.href;
};
