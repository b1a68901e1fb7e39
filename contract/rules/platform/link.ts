import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { line } from './fields.ts';

/** The schemes a link may have; anything else, such as `javascript:` or `data:`, could run code. */
const linkScheme = /^https?:\/\//i;

// with a name before the host, a link shows another address than it opens
const hasOnlyHost = ({ hostname, username, password }: URL) =>
  hostname !== '' && username === '' && password === '';

/** Whether a text is a whole web address. */
export const isWebAddress = (text: string): boolean =>
  linkScheme.test(text) && !/[\s\\]/.test(text) && URL.canParse(text) && hasOnlyHost(new URL(text));

/** A whole web address, or the empty text. */
export const optionalLink = v.nullish(
  v.pipe(
    line(limits.link),
    v.check((text) => text === '' || isWebAddress(text), 'rules.link'),
  ),
  '',
);

/** A whole web address. */
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

// a host and its port look like a scheme: example.com:8080
const anyScheme = /^\s*[a-z][a-z0-9+.-]*:(?!\d)/i;

/**
 * The link somebody means who types `text` behind a scheme. A whole address, pasted, brings its own;
 * one that is not allowed stays as it is, so that the rule can say so.
 */
export const linkOf = (text: string, scheme: string): string => {
  if (text.trim() === '') return '';
  return anyScheme.test(text) ? text.trim() : `${scheme || usualScheme}${text.trimStart()}`;
};
