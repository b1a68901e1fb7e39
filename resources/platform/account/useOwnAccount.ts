import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { OwnAccountDocument } from './operations.generated.ts';

export const useOwnAccount = () => {
  const { data, error, refetch } = useApiQuery(OwnAccountDocument, {});
  return { account: data?.ownAccount.data, error, refetch };
};
