import * as v from 'valibot';
import { signInLimits } from '#contract/signInLimits.ts';

/* In a separate file, because signing in loads only these rules. */

/** The rule reported for a wrong code; only the server knows which codes are wrong. */
export const wrongCode = 'rules.wrongCode';

/** Alphabet of recovery codes: no letter that can be confused with a digit or another letter. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const appCode = /^\d{6}$/;
const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{16}$`);

/** Normalises typed codes: removes spaces and hyphens, and replaces letters that look alike. */
const plainCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

const asRecoveryCode = (text: string): string =>
  text.replaceAll('O', '0').replace(/[IL]/g, '1').replaceAll('U', 'V');

const typed = v.pipe(
  v.string('rules.required'),
  v.maxLength(signInLimits.codeText, wrongCode),
  v.transform(plainCode),
  v.minLength(1, 'rules.required'),
);

/** The six-digit code of an authenticator app. */
export const codeOfApp = v.pipe(typed, v.regex(appCode, wrongCode));

/** An app's code or a recovery code. */
export const anyCode = v.pipe(
  typed,
  v.transform((code) => (appCode.test(code) ? code : asRecoveryCode(code))),
  v.check((code) => appCode.test(code) || recoveryCode.test(code), wrongCode),
);

/** The second factor at sign-in, sent after the password has been verified. */
export const signInCode = v.object({ code: anyCode });

export const isCodeOfApp = (code: string): boolean => appCode.test(code);

/** The code in groups of four, as displayed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
