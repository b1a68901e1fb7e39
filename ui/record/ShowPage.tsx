import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useParams } from 'react-admin';
import { isNotFound } from '#providers/graphql/errors.ts';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { RecordLoading } from '#ui/layout/RecordLoading.tsx';
import { RecordNotLoaded } from '#ui/layout/RecordNotLoaded.tsx';
import { useNextStepFocus } from './useNextStepFocus.ts';

interface Props<Item extends RaRecord> {
  resource: string;
  /** The heights, in pixels, of the cards shown while the record loads. */
  cards: readonly number[];
  /** Renders the record; call `refetch` after changing it. */
  children: (record: Item, refetch: () => unknown) => ReactNode;
}

/** A read-only page of the record in the address, with its loading and error states. */
export const ShowPage = <Item extends RaRecord>({ resource, cards, children }: Props<Item>) => {
  const { id = '' } = useParams();
  const listAddress = useListAddress();
  const { data, error, refetch } = useGetOne<Item>(resource, { id });
  // a "not found" hides cached data: the record may be deleted or no longer visible to the user
  if (data && !isNotFound(error)) return <Shown>{children(data, refetch)}</Shown>;
  return error ? (
    <RecordNotLoaded error={error} listAddress={listAddress} onRetry={refetch} />
  ) : (
    <RecordLoading cards={cards} />
  );
};

const Shown = ({ children }: { children: ReactNode }) => (
  <div {...useNextStepFocus<HTMLDivElement>()}>{children}</div>
);
