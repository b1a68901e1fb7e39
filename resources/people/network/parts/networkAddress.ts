import { useCreatePath, useResourceContext } from 'react-admin';
import type { NetworkList } from '#contract/rules/people/network.ts';
import { currentPortal } from '#providers/portal.ts';

/** The list of the whole network for each partner role. */
const listOf: Readonly<Record<string, string>> = {
  manufacturer: 'manufacturers',
  architect: 'designers',
  craftsman: 'craftsmen',
  vendor: 'sellers',
  wholesaler: 'sellers',
};

const nameOf = (list: string) => `${currentPortal()}-partners/${list}`;

type Partner = { role: string; id: string };

/** The current list of the whole network, or the list that contains the current partner. */
export const useNetworkList = (): NetworkList => {
  const [, list] = /\/(\w+)-network/.exec(useResourceContext() ?? '') ?? [];
  return list as NetworkList;
};

/** Returns the addresses of the network pages in the current portal. */
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
