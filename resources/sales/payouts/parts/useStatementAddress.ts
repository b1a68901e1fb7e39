import { useCreatePath } from 'react-admin';

/**
 * Returns the URL of the partner's own statement; for administrators, of any partner's statement.
 */
export const useStatementAddress = () => {
  const createPath = useCreatePath();
  const list = createPath({ resource: 'payouts', type: 'list' });
  return (vendorId?: string): string =>
    `${list}/statement${vendorId === undefined ? '' : `?vendorId=${vendorId}`}`;
};
