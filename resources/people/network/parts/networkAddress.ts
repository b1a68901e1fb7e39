import { useCreatePath, useResourceContext } from 'react-admin';
import type { NetworkList } from '#contract/rules/people/network.ts';
import { currentPortal } from '#providers/portal.ts';

/** Whom the lists of the whole network show. */
const listOf: Readonly<Record<string, string>> = {
  manufacturer: 'manufacturers',
  architect: 'designers',
  craftsman: 'craftsmen',
  vendor: 'sellers',
  wholesaler: 'sellers',
};

const nameOf = (list: string) => `${currentPortal()}-partners/${list}`;

type Partner = { role: string; id: string };

/** The list of the whole network that is shown, or whose partner is. */
export const useNetworkList = (): NetworkList => {
  const [, list] = /\/(\w+)-network/.exec(useResourceContext() ?? '') ?? [];
  return list as NetworkList;
};

/** Addresses of networks in the portal that is shown. */
export const useNetworkAddress = () => {
  const createPath = useCreatePath();
  const list = (name: string) => createPath({ resource: nameOf(name), type: 'list' });
  return {
    own: (tab?: string) => `${list('my-network')}${tab ? `?tab=${tab}` : ''}`,
    whole: (of: string) => list(`${of}-network`),
    partner: ({ role, id }: Partner) =>
      createPath({ resource: nameOf(`${listOf[role]}-network`), type: 'edit', id }),
    products: ({ role, id }: Partner) =>
      createPath({ resource: nameOf(`${listOf[role]}-network/products`), type: 'edit', id }),
  };
};
