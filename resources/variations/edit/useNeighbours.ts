import { useCreatePath, useGetList, useRecordContext, useResourceContext } from 'ra-core';
import { useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { decodeBack, encodeBack } from '#providers/routerProvider/back.ts';
import { decodeListSearch } from '#providers/routerProvider/codec.ts';
import { listFilters } from '#resources/variations/listFilters.ts';

interface Neighbour {
  name: string;
  /** Of its form, which leads back to the page of the list that it is on. */
  address: string;
}

const byId = { field: 'id', order: 'ASC' } as const;
const listRows = { of: 'list' };

/** The list that this record was opened from, as react-admin asks for it. */
const useList = () => {
  const [search] = useSearchParams();
  const own = decodeBack(search.get('back'));
  const given = new URLSearchParams(decodeListSearch(listFilters, own));
  const order = given.get('order') === 'DESC' ? ('DESC' as const) : ('ASC' as const);
  const field = given.get('sort');
  return {
    own: new URLSearchParams(own),
    filter: JSON.parse(given.get('filter') ?? '{}'),
    sort: field ? { field, order } : byId,
    page: Number(given.get('page') ?? 1),
    perPage: Number(given.get('perPage') ?? limits.defaultPageSize),
  };
};

/** The records before and after this one in the list it was opened from, over the ends of its page. */
export const useNeighbours = (): { previous?: Neighbour; next?: Neighbour } => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<{ id: string }>();
  const createPath = useCreatePath();
  const { own, page, perPage, ...list } = useList();
  const usePage = (asked: number, enabled: boolean) =>
    useGetList<{ id: string; name: string }>(
      resource,
      { ...list, pagination: { page: asked, perPage }, meta: listRows },
      // what was saved meanwhile may have moved it, but the way through the list stays
      { enabled, staleTime: Number.POSITIVE_INFINITY },
    );
  const { data = [], total = 0 } = usePage(page, true);
  const place = data.findIndex(({ id }) => id === record?.id);
  const before = usePage(page - 1, place === 0 && page > 1);
  const after = usePage(page + 1, place === data.length - 1 && page * perPage < total);
  if (place === -1) return {};
  const neighbour = (item: { id: string; name: string } | undefined, onPage: number) => {
    if (!item) return undefined;
    const back = new URLSearchParams(own);
    if (onPage > 1) back.set('page', String(onPage - 1));
    else back.delete('page');
    const path = createPath({ resource, type: 'edit', id: item.id });
    const search = encodeBack(back.toString());
    return {
      name: item.name,
      address: search ? `${path}?${new URLSearchParams({ back: search })}` : path,
    };
  };
  return {
    previous:
      place > 0 ? neighbour(data[place - 1], page) : neighbour(before.data?.at(-1), page - 1),
    next:
      place < data.length - 1
        ? neighbour(data[place + 1], page)
        : neighbour(after.data?.[0], page + 1),
  };
};
