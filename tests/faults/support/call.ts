import type { ApiErrorBody } from '#contract/errors.ts';
import type { Mutation, Query } from '#contract/generated/schema.ts';
import { Device } from '#tests/support/device.ts';

export interface Called {
  status: number;
  data: (Query & Mutation) | null;
  errors: ApiErrorBody[];
}

/** Shops have a contract of their own. */
const pathOf = (token: string): string =>
  token.startsWith('atrium_shop_') ? '/shop/graphql' : '/graphql';

/** The device from which calls come if none is given. */
const usual = new Device();

/** Calls the API of a listening server. Rejects if there is no answer. */
export const call = async (
  port: number,
  token: string,
  query: string,
  variables: object = {},
  device = usual,
): Promise<Called> => {
  const response = await fetch(`http://127.0.0.1:${port}${pathOf(token)}`, {
    method: 'POST',
    headers: {
      ...device.headers,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(60_000),
  });
  device.keep(response.headers.getSetCookie());
  const { data = null, errors = [] } = (await response.json()) as Partial<Called>;
  return { status: response.status, data, errors };
};
