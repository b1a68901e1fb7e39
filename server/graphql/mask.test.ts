import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { networkCodes } from '#server/db/failures.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { maskError } from './mask.ts';

const logged: unknown[] = [];
const log = { error: (entry: unknown) => logged.push(entry) } as unknown as FastifyRequest['log'];
const mask = maskError(() => ({ id: 'one', log }));

/** As GraphQL reports what a resolver throws. */
const located = (originalError: Error) =>
  new GraphQLError(originalError.message, { path: ['tags', 'data'], originalError });

test('a domain error becomes a GraphQL error with all its details', () => {
  const fields = { name: { rule: 'rules.taken' } };
  const error = new DomainError('CONFLICT', { msg: 'error.X', fields, args: { limit: 3 } });
  const masked = mask(error);
  expect(masked).toBeInstanceOf(GraphQLError);
  expect(masked.toJSON()).toEqual({
    message: 'error.X',
    extensions: { code: 'CONFLICT', msg: 'error.X', fields, args: { limit: 3 } },
  });
});

test('keeps the place in the document where the error was thrown', () => {
  expect(mask(located(new DomainError('NOT_FOUND'))).toJSON()).toEqual({
    message: 'error.NOT_FOUND',
    path: ['tags', 'data'],
    extensions: { code: 'NOT_FOUND', msg: 'error.NOT_FOUND' },
  });
});

test('the response has a Retry-After header', () => {
  const { extensions } = mask(new DomainError('RATE_LIMITED', { seconds: 7 }));
  expect(extensions.http).toEqual({ status: 429, headers: { 'retry-after': '7' } });
});

test.each(networkCodes)(
  'an unreachable database causes a retryable error, which is logged (%s)',
  (code) => {
    logged.length = 0;
    const away = Object.assign(new Error('no'), { code });
    const { extensions } = mask(located(away));
    expect(extensions).toMatchObject({
      code: 'UNAVAILABLE',
      http: { status: 503 },
      requestId: 'one',
    });
    expect(logged).toEqual([{ err: away }]);
  },
);

test('any other failure is logged in full, and the response says nothing about it', () => {
  logged.length = 0;
  const failure = new Error('select secret from users');
  const masked = mask(located(failure));
  expect(masked.message).toBe('error.INTERNAL');
  expect(JSON.stringify(masked)).not.toContain('secret');
  expect(logged).toEqual([{ err: failure }]);
  expect(masked.extensions.requestId).toBe('one');
});
