import { setTimeout as pause } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** What the marketplace refuses; `docs/for-shops.md` lists the codes and messages. */
export class Refused extends Error {
  readonly code: string;
  readonly msg: string;
  constructor({ msg = '', extensions = {} }: ApiError) {
    const { code = 'INTERNAL', requestId, fields } = extensions;
    super([code, msg, requestId, fields && JSON.stringify(fields)].filter(Boolean).join(' '));
    this.code = code;
    this.msg = msg;
  }
}

interface ApiError {
  msg?: string;
  extensions?: { code?: string; requestId?: string; fields?: object };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly ApiError[];
}

/** Statuses after which the same call may be sent again: the limit, and a server that is busy or away. */
const passing = new Set([429, 502, 503, 504]);
const attempts = 8;
const longestPauseMs = 60_000;

export type Call = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

const post = (origin: string, key: string, body: string): Promise<Response> =>
  fetch(`${origin}/shop/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body,
    signal: AbortSignal.timeout(60_000),
  });

/** How long to wait before the next attempt: as long as the answer says, otherwise longer each time. */
const pauseAfter = (response: Response | null, attempt: number): number => {
  const said = Number(response?.headers.get('retry-after')) * 1000;
  return Math.min(said || 250 * 2 ** attempt, longestPauseMs);
};

/**
 * The calls of a shop's key, one after another. A call that the marketplace is too busy for, or whose answer
 * is lost, is sent again.
 * @throws Refused with the first error of the answer
 */
export const callsOf = (origin: string, key: string): Call => {
  /** Until when the limit of the key is used up. */
  let isFreeAt = 0;
  const observe = ({ headers }: Response) => {
    if (headers.get('ratelimit-remaining') === '0')
      isFreeAt = Date.now() + Number(headers.get('ratelimit-reset')) * 1000;
  };
  return async (document, variables) => {
    const body = JSON.stringify({ query: print(document), variables });
    for (let attempt = 1; ; attempt += 1) {
      await pause(Math.max(0, isFreeAt - Date.now()));
      const isLast = attempt === attempts;
      const response = await post(origin, key, body).catch((error: unknown) => {
        if (isLast) throw error;
        return null;
      });
      if (response) observe(response);
      if (response && (isLast || !passing.has(response.status))) {
        const { data, errors } = (await response.json()) as Answer<never>;
        const [error] = errors ?? [];
        if (error || !data) throw new Refused(error ?? {});
        return data;
      }
      await pause(pauseAfter(response, attempt));
    }
  };
};
