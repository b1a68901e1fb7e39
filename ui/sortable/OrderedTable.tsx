import { useListContext } from 'react-admin';
import { Table, type TableProps } from '#ui/list/Table.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import type { OrderDocument } from './order.ts';

interface Props extends Omit<TableProps, 'renderRows'> {
  /** The mutation that saves the order. */
  order: OrderDocument;
}

/**
 * A table whose `PlaceField`s have drag handles while the list is unfiltered and sorted by position.
 * The code of the handles comes with the list: if it came later, it would replace rows that the user
 * may be clicking on.
 */
export const OrderedTable = ({ order, ...table }: Props) => {
  const { sort, filterValues, isPlaceholderData } = useListContext();
  const isFiltered = Object.values(filterValues).some((value) => value !== undefined);
  const isInOrder = sort.field === 'sortIndex' && sort.order === 'ASC' && !isFiltered;
  return (
    <Table
      {...table}
      renderRows={
        isInOrder
          ? (rows) => <OrderedRows {...rows} order={order} areOutdated={isPlaceholderData} />
          : undefined
      }
    />
  );
};
