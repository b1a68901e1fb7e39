import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { OrderMenuItemsDocument } from '#resources/websiteMenu/operations.generated.ts';
import type { MenuRow } from '#resources/websiteMenu/operations.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

const withMoved = (ids: readonly string[], from: number, to: number): string[] => {
  const others = ids.filter((_, index) => index !== from);
  const moved = ids.slice(from, from + 1);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
};

/**
 * A column in the order somebody has just dragged it into. The whole column is sent; if that is
 * refused, the order that is saved is shown again.
 */
export const useColumnOrder = (items: readonly MenuRow[]) => {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const [order, setOrder] = useState<{ of: readonly MenuRow[]; ids: string[] } | null>(null);
  // once the column is loaded anew, its own order counts
  const dragged = order?.of === items ? order.ids : null;
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = dragged?.flatMap((id) => byId.get(id) ?? []) ?? items;

  const move = async (from: number, to: number) => {
    const ids = withMoved(
      shown.map(({ id }) => id),
      from,
      to,
    );
    setOrder({ of: items, ids });
    try {
      const places = ids.map((id, sortIndex) => ({ id, sortIndex }));
      await call(OrderMenuItemsDocument, { items: places });
    } catch (error) {
      setOrder(null);
      if (error instanceof RequestError && error.code === 'CONFLICT') {
        notify('resources.website-menu.orderChanged', { type: 'error' });
      } else {
        reportError(error);
      }
    }
    refresh();
  };
  return { shown, move };
};
