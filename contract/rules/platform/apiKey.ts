import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { requiredText, searchText, version } from './fields.ts';
import { listQueryOf, oneOf } from './list.ts';

/** A shop's key for sending orders. */
export const apiKeyInput = v.object({ name: requiredText(limits.keyName), version });

export const apiKeysQuery = listQueryOf(['createdAt', 'id', 'name', 'lastUsedAt'], {
  name: searchText,
  state: oneOf(['active', 'revoked']),
});
