import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { OwnAccountDocument } from './operations.generated.ts';

export const ownAccountQuery = 'ownAccount';

export const useOwnAccount = () => {
  const { data, error, refetch } = useAsk(ownAccountQuery, OwnAccountDocument, {});
  return { account: data?.ownAccount.data, error, refetch };
};
