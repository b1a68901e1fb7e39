import { useCreatePath, useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { cappedRows } from '#providers/dataProvider/operations.ts';
import { listChoicesOf } from '#providers/listChoices.ts';
import { decodeBack, encodeBack } from '#providers/routerProvider/back.ts';
import { decodeListSearch } from '#providers/routerProvider/codec.ts';
import { listFilters } from '#resources/catalogue/variations/listFilters.ts';

interface Neighbour {
  name: string;
  /** The URL of the edit form, with the list page to return to. */
  address: string;
}

const byId = { field: 'id', order: 'ASC' } as const;

/** Returns the react-admin parameters of the list that the user came from. */
const useList = () => {
  const [search] = useSearchParams();
  const own = decodeBack(search.get('back'));
  const given = new URLSearchParams(decodeListSearch(listFilters, own));
  const order = given.get('order') === 'DESC' ? ('DESC' as const) : ('ASC' as const);
  const field = given.get('sort');
  const chosen = listChoicesOf(useResourceContext() ?? '').use();
  return {
    own: new URLSearchParams(own),
    filter: JSON.parse(given.get('filter') ?? '{}'),
    sort: field ? { field, order } : (chosen.sort ?? byId),
    page: Number(given.get('page') ?? 1),
    perPage: Number(given.get('perPage') ?? chosen.size ?? limits.defaultPageSize),
  };
};

interface Neighbours {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  /** Whether the record was opened from elsewhere, such as the search. */
  isElsewhere: boolean;
}

/**
 * Returns the previous and next records of the list that the user came from, across page
 * boundaries.
 */
export const useNeighbours = (): Neighbours => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<{ id: string }>();
  const createPath = useCreatePath();
  const { own, page, perPage, ...list } = useList();
  const usePage = (asked: number, enabled: boolean) =>
    useGetList<{ id: string; name: string }>(
      resource,
      { ...list, pagination: { page: asked, perPage }, ...cappedRows },
      // never refetch: saving may reorder the list, but previous and next should stay the same
      { enabled, staleTime: Number.POSITIVE_INFINITY },
    );
  const { data = [], total = 0, isPending } = usePage(page, true);
  const place = data.findIndex(({ id }) => id === record?.id);
  const before = usePage(page - 1, place === 0 && page > 1);
  const after = usePage(page + 1, place === data.length - 1 && page * perPage < total);
  if (place === -1) return { isElsewhere: !isPending };
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
    isElsewhere: false,
    previous:
      place > 0 ? neighbour(data[place - 1], page) : neighbour(before.data?.at(-1), page - 1),
    next:
      place < data.length - 1
        ? neighbour(data[place + 1], page)
        : neighbour(after.data?.[0], page + 1),
  };
};
