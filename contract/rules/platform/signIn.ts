import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { email } from './fields.ts';

/** An existing password, whatever the rules were when it was chosen. */
export const presentPassword = v.pipe(
  v.string('rules.required'),
  v.minLength(1, 'rules.required'),
  v.maxLength(limits.passwordMax, 'rules.maxLength'),
);

/** Sign-in (specification 5). In its own file because the login page loads only this rule. */
export const signInInput = v.object({ email, password: presentPassword });
