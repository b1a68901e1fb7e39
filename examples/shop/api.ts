import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** What the marketplace refuses; `docs/for-shops.md` lists the codes and messages. */
export class Refused extends Error {
  readonly code: string;
  constructor({ msg, message, extensions }: Failure) {
    super(msg ?? message);
    this.code = extensions?.code ?? 'INTERNAL';
  }
}

interface Failure {
  msg?: string;
  message: string;
  extensions?: { code?: string };
}

export type Call = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Codes after which the same call may be sent again. */
const passing = ['RATE_LIMITED', 'UNAVAILABLE'];
const attempts = 3;
const longestWaitMs = 5000;

/**
 * The calls of a shop's key.
 * @throws Refused with the code and the message of the first error
 */
export const callsOf =
  (origin: string, key: string): Call =>
  async (document, variables) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const body = JSON.stringify({ query: print(document), variables });
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${origin}/shop/graphql`, { method: 'POST', headers, body });
      const { data, errors } = (await response.json()) as { data: never; errors?: Failure[] };
      if (!errors?.[0]) return data;
      const refused = new Refused(errors[0]);
      if (!passing.includes(refused.code) || attempt === attempts) throw refused;
      const wait = Number(response.headers.get('retry-after') ?? 1) * 1000;
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, longestWaitMs)));
    }
  };
