import * as v from 'valibot';
import { searchText } from './fields.ts';
import { listQueryOf, oneOf } from './list.ts';
import { day } from './period.ts';

/** Kinds of recorded events; a database constraint has the same list. */
export const securityEventKinds = [
  'signIn',
  'signInRefused',
  'limitReached',
  'accessRefused',
  'passwordChanged',
  'passwordReset',
  'emailTakenBack',
  'roleChanged',
  'keyCreated',
  'keyRevoked',
  'keyUsed',
  'keyRefused',
  'exported',
  'deletedMany',
  'viewedAs',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'secondFactorRule',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'passkeyAdded',
  'passkeyRemoved',
  'accountRevealed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventsQuery = listQueryOf(['at', 'kind', 'account', 'address', 'id'], {
  kind: oneOf(securityEventKinds),
  account: searchText,
  address: searchText,
  from: v.nullish(day),
  to: v.nullish(day),
});
