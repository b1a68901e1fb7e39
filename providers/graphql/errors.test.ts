import { expect, it } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import type { DynamicText } from '#providers/i18nProvider/useText.ts';
import { apiError, asOneMessage } from './errors.ts';
import { failureOf, failureText } from './failure.ts';

const body = (msg: string, extensions: ApiErrorBody['extensions']): ApiErrorBody => ({
  message: msg,
  msg,
  extensions,
});

it('takes message, code and status from the error', () => {
  const error = apiError([body('error.NOT_FOUND', { code: 'NOT_FOUND' })]);
  expect(error).toMatchObject({ message: 'error.NOT_FOUND', code: 'NOT_FOUND', status: 404 });
  expect(error.body.errors).toBeUndefined();
});

it('gives each field its message with the limit', () => {
  const fields = { name: { rule: 'rules.maxLength', limit: 100 }, slug: { rule: 'rules.taken' } };
  const { body: content } = apiError([body('error.INVALID', { code: 'INVALID', fields })]);
  expect(content.errors?.name).toBe(
    '@@react-admin@@{"message":"rules.maxLength","args":{"limit":100}}',
  );
  expect(content.errors?.slug).toContain('rules.taken');
});

it('becomes one sentence if there are no fields', () => {
  const fields = { parentId: { rule: 'rules.maxLength', limit: 4 } };
  const error = apiError([body('error.INVALID', { code: 'INVALID', fields })]);
  expect(asOneMessage(error)).toMatchObject({
    message: 'rules.maxLength',
    body: { args: { limit: 4 } },
  });
  const other = apiError([body('error.NOT_FOUND', { code: 'NOT_FOUND' })]);
  expect(asOneMessage(other)).toBe(other);
});

it('reports a missing session in the specification’s words', () => {
  const error = apiError([body('401: Unauthorized', { code: 'UNAUTHENTICATED' })]);
  expect(error.message).toBe('error.UNAUTHENTICATED');
});

it('reports a plain failure if the answer has no details', () => {
  expect(apiError([])).toMatchObject({ message: 'error.INTERNAL', code: 'INTERNAL' });
});

it('is shown with the server’s text if there is one, and with a general text for an unknown key', () => {
  const translate: DynamicText = (key, values) => {
    if (key === 'error.INTERNAL') return 'Something went wrong.';
    return typeof values === 'object' && '_' in values ? String(values._) : key;
  };
  const text = 'The product group cannot be deleted as some variations are included by vendors.';
  const shown = (error: Error) => failureText(failureOf(error), translate);
  expect(shown(apiError([body(text, { code: 'CONFLICT' })]))).toBe(text);
  expect(shown(apiError([body('error.NEWER_THAN_THIS_CLIENT', { code: 'CONFLICT' })]))).toBe(
    'Something went wrong.',
  );
  expect(shown(new TypeError('undefined is not a function'))).toBe('Something went wrong.');
});

it('hands its values on to the text', () => {
  const error = apiError([body('error.IN_USE', { code: 'IN_USE', args: { smart_count: 3 } })]);
  expect(failureOf(error)).toEqual({ message: 'error.IN_USE', args: { smart_count: 3 } });
});
