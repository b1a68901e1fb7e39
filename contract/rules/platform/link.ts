import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { line } from './fields.ts';

/** The schemes that links may have; others, such as `javascript:` or `data:`, could run code. */
const linkScheme = /^https?:\/\//i;

// with a user name before the host, a link appears to lead to another address
const hasOnlyHost = ({ hostname, username, password }: URL) =>
  hostname !== '' && username === '' && password === '';

/** Whether a text is a complete web address. */
export const isWebAddress = (text: string): boolean =>
  linkScheme.test(text) && !/[\s\\]/.test(text) && URL.canParse(text) && hasOnlyHost(new URL(text));

/** A complete web address, or the empty text. */
export const optionalLink = v.nullish(
  v.pipe(
    line(limits.link),
    v.check((text) => text === '' || isWebAddress(text), 'rules.link'),
  ),
  '',
);

/** A complete web address. */
export const link = v.pipe(
  v.string('rules.required'),
  line(limits.link),
  v.minLength(1, 'rules.required'),
  v.check(isWebAddress, 'rules.link'),
);

/** A link as its input shows it: the scheme is separate, so that users need not type it. */
export interface LinkParts {
  scheme: string;
  rest: string;
}

const usualScheme = 'https://';

export const partsOfLink = (link: string): LinkParts => {
  const scheme = linkScheme.exec(link)?.[0] ?? '';
  if (scheme) return { scheme: scheme.toLowerCase(), rest: link.slice(scheme.length) };
  return { scheme: link === '' ? usualScheme : '', rest: link };
};

// a host with a port looks like a scheme: example.com:8080
const anyScheme = /^\s*[a-z][a-z0-9+.-]*:(?!\d)/i;

/**
 * The link for a text typed into an input with a fixed scheme. A complete pasted address keeps its
 * own scheme; a forbidden one stays unchanged, so that the rule can report it.
 */
export const linkOf = (text: string, scheme: string): string => {
  if (text.trim() === '') return '';
  return anyScheme.test(text) ? text.trim() : `${scheme || usualScheme}${text.trimStart()}`;
};
