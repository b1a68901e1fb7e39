import { useCreatePath } from 'react-admin';

interface Period {
  from: string;
  to: string;
}

/**
 * Returns the URL of the partner's own statement; for administrators, of any partner's statement. The
 * statement page chooses the period if none is given.
 */
export const useStatementAddress = () => {
  const createPath = useCreatePath();
  const list = createPath({ resource: 'payouts', type: 'list' });
  return (vendorId?: string, period?: Period): string => {
    const query = new URLSearchParams({ ...(vendorId !== undefined && { vendorId }), ...period });
    return `${list}/statement${query.size === 0 ? '' : `?${query}`}`;
  };
};
