import { DataProviderContext, useLogoutIfAccessDenied } from 'ra-core';
import { useCallback, useContext } from 'react';
import type { AppDataProvider } from './dataProvider.ts';

/**
 * The data provider's `send`, logging out when the session has ended. The call fails all the same:
 * react-admin's own wrapper would answer `{ data: {} }` in its place, which is no answer of any document.
 */
export const useCall = (): AppDataProvider['send'] => {
  const dataProvider = useContext(DataProviderContext) as AppDataProvider | null;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (document, variables) => {
      if (!dataProvider) throw new Error('There is no data provider around.');
      try {
        return await dataProvider.send(document, variables);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [dataProvider, logoutIfAccessDenied],
  );
};
