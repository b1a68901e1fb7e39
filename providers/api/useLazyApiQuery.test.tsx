import { gql } from '@apollo/client/core';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createAuthProvider } from '#providers/authProvider/authProvider.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useLazyApiQuery } from './useLazyApiQuery.ts';

const document = gql`query Figures { figures { count } }`;

const queryThat = (send: () => Promise<unknown>) => {
  const logout = vi.fn(async () => false as const);
  const authProvider = { ...createAuthProvider(() => undefined), logout };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={{ ...testDataProvider(), send }} authProvider={authProvider}>
      {children}
    </CoreAdminContext>
  );
  return {
    logout,
    figures: renderHook(() => useLazyApiQuery(document), { wrapper }).result.current,
  };
};

it('returns the fields that the document requests', async () => {
  const { figures, logout } = queryThat(async () => ({ figures: { count: 3 } }));
  expect(await figures({})).toEqual({ figures: { count: 3 } });
  expect(logout).not.toHaveBeenCalled();
});

it('logs out when the session has ended, and does not resolve', async () => {
  const ended = new RequestError('error.TOKEN_NOT_VALID', 'UNAUTHENTICATED');
  const { figures, logout } = queryThat(() => Promise.reject(ended));
  await expect(figures({})).rejects.toBe(ended);
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});

it('stays signed in if something else is rejected', async () => {
  const { figures, logout } = queryThat(() =>
    Promise.reject(new RequestError('error.FORBIDDEN', 'FORBIDDEN')),
  );
  await expect(figures({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(logout).not.toHaveBeenCalled();
});
