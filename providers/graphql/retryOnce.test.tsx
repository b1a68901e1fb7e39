import { gql } from '@apollo/client/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#providers/dataProvider/dataProvider.ts';
import { createApolloClient } from './client.ts';

const query = gql`query Me { me { status } }`;
const mutation = gql`mutation Save { save { status } }`;

const refusal = (msg: string) => () =>
  Response.json(
    { errors: [{ message: msg, msg, extensions: { code: 'UNAVAILABLE' } }] },
    { status: 503, headers: { 'retry-after': '2' } },
  );
const busy = refusal('error.BUSY');
const away = refusal('error.UNAVAILABLE');
const answer = () => Response.json({ data: { me: { status: 200 }, save: { status: 200 } } });

const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Sends the document to a server that returns these responses in order. */
const send = (document: typeof query, ...answers: (() => Response)[]) => {
  for (const each of answers) fetched.mockImplementationOnce(async () => each());
  const provider = createDataProvider(createApolloClient('http://atrium.example/graphql'), () => {
    throw new Error('no resource is asked for');
  });
  const outcome = provider.send(document, {}).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  return { outcome };
};

describe('a call that is answered 503', () => {
  it.each([
    ['a query, of an overload', query, busy],
    ['a query, of a database that is away', query, away],
    ['a mutation that was refused before anything was done', mutation, busy],
  ])('is retried once after the requested delay: %s', async (_, document, refused) => {
    const { outcome } = send(document, refused, answer);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_200);
    expect(await outcome).toBe('answered');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not retried if it is a mutation that may have succeeded', async () => {
    expect(await send(mutation, away).outcome).toBe('error.UNAVAILABLE');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fails with a plain text the second time', async () => {
    const { outcome } = send(query, busy, busy);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe('error.BUSY');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not retried after any other error', async () => {
    const failed = () =>
      Response.json(
        { errors: [{ message: 'x', msg: 'error.INTERNAL', extensions: { code: 'INTERNAL' } }] },
        { status: 500 },
      );
    expect(await send(query, failed).outcome).toBe('error.INTERNAL');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
