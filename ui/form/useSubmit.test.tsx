import { gql } from '@apollo/client/core';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createAuthProvider } from '#providers/authProvider/authProvider.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useFetchRecord } from './useFetchRecord.ts';
import { useSubmit } from './useSubmit.ts';

const document = gql`mutation Move($id: ID!) { move(id: $id) { id } }`;
const ended = new RequestError('error.TOKEN_NOT_VALID', 'UNAUTHENTICATED');

/** The hook's result when the server rejects every call because the session has expired. */
const afterTheSession = <Result,>(hook: () => Result) => {
  const refuse = () => Promise.reject(ended);
  const logout = vi.fn(async () => false as const);
  const authProvider = { ...createAuthProvider(() => undefined), logout };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      dataProvider={{ ...testDataProvider(), getOne: refuse, send: refuse }}
      authProvider={authProvider}
    >
      {children}
    </CoreAdminContext>
  );
  return { logout, result: renderHook(hook, { wrapper }).result.current };
};

it('reports no success for a call rejected at the session’s end', async () => {
  const { result: submit, logout } = afterTheSession(useSubmit);
  const onSuccess = vi.fn();
  await submit(document, { id: '1' }, { onSuccess });
  expect(onSuccess).not.toHaveBeenCalled();
  await waitFor(() => expect(logout).toHaveBeenCalled());
});

it('does not take an empty answer for the record after the session has ended', async () => {
  const { result: load, logout } = afterTheSession(() => useFetchRecord('tags'));
  await expect(load('1')).rejects.toBe(ended);
  await waitFor(() => expect(logout).toHaveBeenCalled());
});
