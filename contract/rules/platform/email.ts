import * as v from 'valibot';
import { signInLimits } from '#contract/signInLimits.ts';

/* In its own file because the login page loads only this rule. */

export const email = v.pipe(
  v.string('rules.required'),
  v.trim(),
  v.minLength(1, 'rules.required'),
  v.maxLength(signInLimits.email, 'rules.maxLength'),
  v.email('rules.email'),
  v.toLowerCase(),
);
