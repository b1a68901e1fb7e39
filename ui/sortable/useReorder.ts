import { useState } from 'react';
import { useEvent, useRefresh } from 'react-admin';
import { useReportOrderError } from './order.ts';
import { arrayMove } from './places.ts';

interface Options {
  /** Saves the complete list in its new order. */
  save: (from: number, to: number, ids: string[]) => Promise<unknown>;
  /** Message key of the error that the list's records have changed meanwhile. */
  changed: string;
}

/**
 * Records in the order after the user's last move, which is saved immediately. If the server
 * rejects it, the stored order is shown again.
 */
export const useReorder = <Item extends { id: unknown }>(
  items: readonly Item[],
  { save, changed }: Options,
) => {
  const refresh = useRefresh();
  const reportError = useReportOrderError(changed);
  const [order, setOrder] = useState<{ of: readonly Item[]; shown: readonly Item[] } | null>(null);
  // newly loaded records have their stored order
  const shown = order?.of === items ? order.shown : items;

  const move = useEvent(async (from: number, to: number) => {
    const moved = arrayMove(shown, from, to);
    setOrder({ of: items, shown: moved });
    try {
      await save(
        from,
        to,
        moved.map(({ id }) => String(id)),
      );
    } catch (error) {
      setOrder(null);
      reportError(error);
    }
    refresh();
  });
  return { shown, move };
};
