import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { email } from './fields.ts';

/** One that somebody has already, whatever the rules were when it was chosen. */
export const presentPassword = v.pipe(
  v.string('rules.required'),
  v.minLength(1, 'rules.required'),
  v.maxLength(limits.passwordMax, 'rules.maxLength'),
);

/** Sign-in (specification 5). On its own: the login page loads this rule and no other. */
export const signInInput = v.object({ email, password: presentPassword });
