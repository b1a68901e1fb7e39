import { useCreatePath } from 'react-admin';

/** Of the partner's own statement, or for administrators of somebody's. */
export const useStatementAddress = () => {
  const createPath = useCreatePath();
  const list = createPath({ resource: 'payouts', type: 'list' });
  return (vendorId?: string): string =>
    `${list}/statement${vendorId === undefined ? '' : `?vendorId=${vendorId}`}`;
};
