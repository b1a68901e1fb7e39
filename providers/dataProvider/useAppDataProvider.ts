import { useContext, useMemo } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { AppDataProvider } from './dataProvider.ts';

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * The data provider, for calls outside react-admin's hooks. If the session has expired, a call logs
 * out and fails; react-admin's `useDataProvider` would return `{ data: {} }` instead, as if the
 * call had succeeded.
 */
export const useAppDataProvider = (): AppDataProvider => {
  const dataProvider = useContext(DataProviderContext);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMemo(() => {
    if (!dataProvider) throw new Error('There is no data provider around.');
    const failing =
      (method: Method): Method =>
      async (...args) => {
        try {
          return await method(...args);
        } catch (error) {
          await logoutIfAccessDenied(error);
          throw error;
        }
      };
    return Object.fromEntries(
      Object.entries(dataProvider).map(([name, method]) => [name, failing(method)]),
    ) as unknown as AppDataProvider;
  }, [dataProvider, logoutIfAccessDenied]);
};
