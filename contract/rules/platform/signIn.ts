import * as v from 'valibot';
import { signInLimits } from '#contract/signInLimits.ts';
import { email } from './email.ts';

/** An existing password, whatever the rules were when it was chosen. */
export const presentPassword = v.pipe(
  v.string('rules.required'),
  v.minLength(1, 'rules.required'),
  v.maxLength(signInLimits.passwordMax, 'rules.maxLength'),
);

/** Sign-in (specification 5). In its own file because the login page loads only this rule. */
export const signInInput = v.object({ email, password: presentPassword });
