import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** What the marketplace refuses; `docs/for-shops.md` lists the codes and messages. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { msg?: string; message: string; extensions?: { code?: string } }[];
}

/** Codes after which the same call may be sent again. */
const passing = new Set(['RATE_LIMITED', 'UNAVAILABLE']);
const attempts = 3;
const longestWaitMs = 5000;

export type Call = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/**
 * The calls of a shop's key.
 * @throws Refused with the code and the message of the first error
 */
export const callsOf =
  (origin: string, key: string): Call =>
  async (document, variables) => {
    const body = JSON.stringify({ query: print(document), variables });
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${origin}/shop/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body,
      });
      const { data, errors } = (await response.json()) as Answer<never>;
      if (data && !errors) return data;
      const [error] = errors ?? [];
      const code = error?.extensions?.code ?? 'INTERNAL';
      if (!passing.has(code) || attempt === attempts) {
        throw new Refused(code, error?.msg ?? error?.message ?? '');
      }
      const wait = Number(response.headers.get('retry-after') ?? 1) * 1000;
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, longestWaitMs)));
    }
  };
