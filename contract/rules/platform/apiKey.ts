import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { requiredId, requiredText, searchText, version } from './fields.ts';
import { listQueryOf, oneOf } from './list.ts';
import { optionalMoment } from './moment.ts';

/* A shop's keys for the shop's contract (contract/shop). */

/** The scopes of a key; the shop's contract has the same. */
export const scopes = ['catalogue', 'orders', 'customers'] as const;
export type Scope = (typeof scopes)[number];

export const apiKeyStates = ['active', 'ending', 'ended', 'revoked'] as const;

const isAhead = (moment: string | null) => moment === null || Date.parse(moment) > Date.now();

/** A moment that has not passed yet; null for none. */
const end = v.pipe(optionalMoment, v.check(isAhead, 'resources.shops.keys.future'));

export const apiKeyInput = v.object({
  shopId: requiredId,
  name: requiredText(limits.keyName),
  scopes: v.pipe(
    v.array(v.picklist(scopes, 'rules.unknown'), 'rules.required'),
    v.minLength(1, 'rules.required'),
    v.transform((given) => scopes.filter((scope) => given.includes(scope))),
  ),
  /** The key is refused from then on. */
  endsAt: end,
  version,
});
export type NewApiKey = Omit<v.InferOutput<typeof apiKeyInput>, 'version'>;

/** A new key in the place of another one, which goes on until it ends. */
export const apiKeyRotation = v.object({
  id: requiredId,
  endsAt: v.pipe(
    end,
    v.check((moment) => moment !== null, 'rules.required'),
    v.transform((moment) => moment ?? ''),
  ),
});
export type ApiKeyRotation = v.InferOutput<typeof apiKeyRotation>;

export const apiKeysQuery = listQueryOf(['createdAt', 'id', 'name', 'lastUsedAt'], {
  name: searchText,
  shopId: v.nullish(requiredId),
  state: oneOf(apiKeyStates),
});
