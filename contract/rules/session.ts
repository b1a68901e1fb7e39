import * as v from 'valibot';
import { email, requiredText } from './fields.ts';

/** Sign-in (specification 5). Far longer passwords would only make the server hash for long. */
export const signInInput = v.object({
  email,
  password: v.pipe(
    v.string('rules.required'),
    v.minLength(1, 'rules.required'),
    v.maxLength(200, 'rules.maxLength'),
  ),
});

/** A password that somebody chooses. */
const newPassword = v.pipe(
  v.string('rules.required'),
  v.minLength(10, 'rules.minLength'),
  v.maxLength(200, 'rules.maxLength'),
);

export const newAdministrator = v.object({
  email,
  firstname: requiredText(100),
  lastname: requiredText(100),
  password: newPassword,
});
