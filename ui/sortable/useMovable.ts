import { useState } from 'react';
import { useEvent, useNotify, useRefresh } from 'react-admin';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

type Places = { id: string; sortIndex: number }[];

interface Options {
  /** Sends the whole list in its new order. */
  save: (from: number, to: number, ids: string[]) => Promise<unknown>;
  /** Says, as a message key, that the list has other records by now. */
  changed: string;
}

/** A whole list in its order, as the operations take it. */
export const placesOf = (ids: readonly string[]): Places =>
  ids.map((id, sortIndex) => ({ id, sortIndex }));

/** The ids with one of them elsewhere. */
export const withMoved = <Id>(ids: readonly Id[], from: number, to: number): Id[] => {
  const others = ids.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...ids.slice(from, from + 1), ...others.slice(to)];
};

/**
 * Records in the order somebody has just dragged them into, which is saved at once. If that is refused,
 * the order that is stored is shown again.
 */
export const useMovable = <Item extends { id: unknown }>(
  items: readonly Item[],
  { save, changed }: Options,
) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const [order, setOrder] = useState<{ of: readonly Item[]; shown: readonly Item[] } | null>(null);
  // once they are loaded anew, their own order counts
  const shown = order?.of === items ? order.shown : items;

  const move = useEvent(async (from: number, to: number) => {
    const moved = withMoved(shown, from, to);
    setOrder({ of: items, shown: moved });
    try {
      await save(
        from,
        to,
        moved.map(({ id }) => String(id)),
      );
    } catch (error) {
      setOrder(null);
      if (error instanceof RequestError && error.code === 'CONFLICT') {
        notify(changed, { type: 'error' });
      } else {
        reportError(error);
      }
    }
    refresh();
  });
  return { shown, move };
};
