import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useParams } from 'react-admin';
import { isNotFound } from '#providers/graphql/errors.ts';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { RecordLoading } from '#ui/layout/RecordLoading.tsx';
import { RecordNotLoaded } from '#ui/layout/RecordNotLoaded.tsx';

interface Props<Item extends RaRecord> {
  resource: string;
  /** The heights in pixels of the cards that stand there while it loads. */
  cards: readonly number[];
  /** Shows the record; `refetch` is for when it has been changed. */
  children: (record: Item, refetch: () => unknown) => ReactNode;
}

/** A page that only shows the record of its address: until it is there, or that it is not. */
export const RecordPage = <Item extends RaRecord>({ resource, cards, children }: Props<Item>) => {
  const { id = '' } = useParams();
  const listAddress = useListAddress();
  const { data, error, refetch } = useGetOne<Item>(resource, { id });
  // what was shown may be gone by now, or no longer the viewer's
  if (data && !isNotFound(error)) return children(data, refetch);
  return error ? (
    <RecordNotLoaded error={error} listAddress={listAddress} onRetry={refetch} />
  ) : (
    <RecordLoading cards={cards} />
  );
};
