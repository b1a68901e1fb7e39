import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { portals } from '#contract/portal.ts';
import { requiredText } from './fields.ts';

/** Of a browser's answer that is no valid passkey, or one that this account does not know. */
export const wrongPasskey = 'rules.wrongPasskey';

/** A browser's answer as JSON; the server checks its content. */
export const passkeyResponse = v.pipe(
  v.string('rules.required'),
  v.minLength(1, 'rules.required'),
  v.maxLength(limits.passkeyResponse, wrongPasskey),
);

/** The user's input. */
export const passkeyForm = v.object({ name: requiredText(limits.passkeyName) });

export const passkeyInput = v.object({ ...passkeyForm.entries, response: passkeyResponse });

export const passkeyPortal = v.picklist(portals, 'rules.filter');

export const passkeySignInInput = v.object({ portal: passkeyPortal, response: passkeyResponse });
