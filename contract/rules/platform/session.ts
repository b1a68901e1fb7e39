import * as v from 'valibot';
import { languages } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { portals } from '#contract/portal.ts';
import { email, requiredId, requiredText } from './fields.ts';
import { passkeyResponse } from './passkey.ts';
import { anyCode } from './secondFactorCode.ts';
import { presentPassword } from './signIn.ts';

/** A password a user chooses. */
const newPassword = v.pipe(
  v.string('rules.required'),
  v.minLength(1, 'rules.required'),
  v.minLength(limits.passwordMin, 'rules.minLength'),
  v.maxLength(limits.passwordMax, 'rules.maxLength'),
);

/** The server reports it, too, for forms without the present password. */
export const passwordSame = 'rules.passwordSame';

const portal = v.picklist(portals, 'rules.filter');
const language = v.picklist(languages, 'rules.filter');

export const forgotPasswordInput = v.object({ email, type: portal, language: v.nullish(language) });

/** The key in a mailed link; a malformed one is treated like an unknown one. */
export const accessKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const keyOfPortal = v.object({ type: portal, key: accessKey });

export const renewKeyInput = v.object({ ...keyOfPortal.entries, language: v.nullish(language) });

/** For forms that take a password without confirmation. */
export const activationInput = v.object({ password: newPassword });

/** Setting a password, with confirmation (specification 5). */
export const setPasswordInput = v.pipe(
  v.object({
    password: newPassword,
    confirmPassword: v.pipe(v.string('rules.required'), v.minLength(1, 'rules.required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'rules.passwordsDiffer',
    ),
    ['confirmPassword'],
  ),
);

/** The same for a user who already has a password. */
export const changePasswordInput = v.pipe(
  v.intersect([v.object({ currentPassword: presentPassword }), setPasswordInput]),
  v.forward(
    v.check(({ currentPassword, password }) => currentPassword !== password, passwordSame),
    ['password'],
  ),
);

/** One of them proves who uses the session; the server knows which. */
export const confirmIdentityInput = v.object({
  password: v.nullish(presentPassword),
  code: v.nullish(anyCode),
  passkey: v.nullish(passkeyResponse),
});

export const viewAsInput = v.object({ userId: requiredId });

export const ownLanguageInput = v.object({ language });

export const newAdministrator = v.object({
  email,
  firstname: requiredText(100),
  lastname: requiredText(100),
  password: newPassword,
});

/** An administrator who receives a link to choose the first password. */
export const invitedAdministrator = v.omit(newAdministrator, ['password']);
