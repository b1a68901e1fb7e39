import { useState } from 'react';
import { useEvent, useNotify, useRefresh } from 'react-admin';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

type Places = { id: string; sortIndex: number }[];

interface Options {
  /** Saves the complete list in its new order. */
  save: (from: number, to: number, ids: string[]) => Promise<unknown>;
  /** Message key of the error that the list's records have changed meanwhile. */
  changed: string;
}

/** Converts a complete, ordered list of ids into the input of the mutations. */
export const placesOf = (ids: readonly string[]): Places =>
  ids.map((id, sortIndex) => ({ id, sortIndex }));

/** The ids after moving one of them. */
export const withMoved = <Id>(ids: readonly Id[], from: number, to: number): Id[] => {
  const others = ids.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...ids.slice(from, from + 1), ...others.slice(to)];
};

/**
 * Records in the order after the user's last move, which is saved immediately. If the server
 * rejects it, the stored order is shown again.
 */
export const useMovable = <Item extends { id: unknown }>(
  items: readonly Item[],
  { save, changed }: Options,
) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const [order, setOrder] = useState<{ of: readonly Item[]; shown: readonly Item[] } | null>(null);
  // newly loaded records have their stored order
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
