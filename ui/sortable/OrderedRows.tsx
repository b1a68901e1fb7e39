import { type ReactNode, type Ref, useMemo } from 'react';
import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { SortableContainer, SortableElement, type SortStart } from 'react-sortable-hoc';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { RowHandle } from '#ui/list/PlaceField.tsx';
import type { RowsProps } from '#ui/list/rows.ts';
import { type RowProps, TableRow } from '#ui/list/TableRow.tsx';
import { type OrderDocument, wholeList } from './order.ts';
import { arrayMove, placesOf } from './places.ts';
import { useReorder } from './useReorder.ts';
import { Handle, useSorting } from './useSorting.tsx';

interface Props extends RowsProps {
  order: OrderDocument;
  /** The rows are those of another page, shown until the requested ones are loaded: none can be moved. */
  areOutdated?: boolean;
}

const keyOf = ({ id }: RaRecord) => String(id);

/** Table rows that the user sorts by dragging the handles in their `PlaceField`s. */
export const OrderedRows = ({
  rows,
  columns,
  selected,
  onToggle,
  order,
  area,
  areOutdated,
}: Props) => {
  const resource = useResourceContext() ?? '';
  const representation = useGetRecordRepresentation(resource);
  const dataProvider = useAppDataProvider();
  const { mutateAsync } = useApiMutation(order);
  const { shown, move } = useReorder(rows, {
    // the table shows one page, but the mutation saves the complete order
    save: async (from, to) => {
      const { data } = await dataProvider.getList(resource, wholeList);
      const ids = data.map(keyOf);
      const placeOf = (index: number) => ids.indexOf(String(rows[index]?.id));
      return mutateAsync({ items: placesOf(arrayMove(ids, placeOf(from), placeOf(to))) });
    },
    changed: 'reorder.changed',
  });
  const nameOf = (record: RaRecord) => String(representation(record));
  const { helpId, announcer, container } = useSorting<RaRecord, HTMLTableSectionElement>({
    items: shown,
    keyOf,
    nameOf,
    onMove: areOutdated ? () => undefined : move,
  });
  return (
    <>
      <Rows
        {...container}
        updateBeforeSortStart={() => contain(area, 'none')}
        onSortStart={(start) => {
          keepWidths(start);
          container.onSortStart(start);
        }}
        onSortEnd={(end) => {
          contain(area, '');
          container.onSortEnd(end);
        }}
      >
        {shown.map((record, index) => (
          <Row
            key={record.id}
            index={index}
            place={index}
            count={shown.length}
            name={nameOf(record)}
            helpId={helpId}
            {...{ record, columns, onToggle }}
            isSelected={selected.has(record.id)}
          />
        ))}
      </Rows>
      {area && createPortal(announcer, area)}
    </>
  );
};

/**
 * Sets CSS `contain` on the scroll area. The dragged row has `position: fixed`, which is relative
 * to the window only outside an element with layout containment.
 */
const contain = (area: HTMLElement | null, value: string): void => {
  if (area) area.style.contain = value;
};

/** Sets the cell widths of the dragged row, which is outside the table's column layout. */
const keepWidths = ({ node, helper }: SortStart): void => {
  Object.assign(helper.style, { display: 'table', zIndex: '4', boxShadow: '0 4px 16px #0005' });
  [...helper.children].forEach((cell, index) => {
    const { width } = node.children[index]?.getBoundingClientRect() ?? {};
    if (cell instanceof HTMLElement) {
      Object.assign(cell.style, { width: `${width}px`, boxSizing: 'border-box' });
    }
  });
};

const Rows = SortableContainer<{ listRef: Ref<HTMLTableSectionElement>; children: ReactNode }>(
  ({ listRef, children }: { listRef: Ref<HTMLTableSectionElement>; children: ReactNode }) => (
    <tbody ref={listRef}>{children}</tbody>
  ),
);

interface OrderedRowProps extends Omit<RowProps, 'index'> {
  /** Index among the rows; not named `index`, because the library reserves that prop. */
  place: number;
  count: number;
  name: string;
  helpId: string;
}

const Row = SortableElement<OrderedRowProps>(
  ({ place, count, name, helpId, ...row }: OrderedRowProps) => {
    const id = String(row.record.id);
    const handle = useMemo(
      () => <Handle {...{ id, name, count, helpId }} index={place} />,
      [id, name, place, count, helpId],
    );
    return (
      <RowHandle.Provider value={handle}>
        <TableRow {...row} index={place} />
      </RowHandle.Provider>
    );
  },
);
