import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  DataTableBase,
  useDataTableDataContext,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { density, hiddenColumnsOf } from '#providers/preferences.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import {
  ActionsColumn,
  Column,
  minWidthOf,
  readColumns,
  selectWidth,
  shown,
  type TableColumn,
  UpdatedAtColumn,
} from './columns.ts';
import { DensityToggle } from './DensityToggle.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import type { OrderDocument } from './rows.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { tableStyles } from './tableStyles.ts';
import { InSlot } from './toolbarSlots.tsx';
import { useHeightLeft } from './useHeightLeft.ts';
import { useIsNarrow } from './useIsNarrow.ts';

interface Props {
  /** The bulk actions; without them, rows cannot be selected. */
  bulkBar?: ReactNode;
  /** Storage key of the chosen columns; the resource if omitted. */
  storeKey?: string;
  /** Lets the rows be put in order by their `PlaceField`s, while they are sorted by `sortIndex`. */
  order?: OrderDocument;
  /** `Table.Column`s, the first of which names the row, `Table.UpdatedAt` and `Table.Actions`. */
  children: ReactNode;
}

/**
 * The table of every list, with its own scroll area, a sticky header, and the chosen columns and
 * density.
 */
export const Table = ({ bulkBar, storeKey, order, children }: Props) => {
  const resource = useResourceContext();
  const list = storeKey ?? resource ?? '';
  const hidden = hiddenColumnsOf(list).use();
  const columns = useMemo(() => readColumns(children), [children]);
  const canSelect = Boolean(bulkBar);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const wide = useMemo(() => shown(columns, hidden), [columns, hidden]);
  const isNarrow = useIsNarrow(place, minWidthOf(wide, canSelect));
  const shownColumns = useMemo(
    () => (isNarrow ? shown(columns, hidden, true) : wide),
    [columns, hidden, isNarrow, wide],
  );
  return (
    <>
      <InSlot name="tools">
        <ColumnsMenu list={list} columns={columns} />
        <DensityToggle />
      </InSlot>
      <div ref={setPlace}>
        <DataTableBase
          hasBulkActions={canSelect}
          rowClick={false}
          empty={null}
          loading={<LoadingRows columns={shownColumns} canSelect={canSelect} />}
        >
          {bulkBar}
          <ScrollingTable columns={shownColumns} canSelect={canSelect} order={order} />
        </DataTableBase>
      </div>
    </>
  );
};
Table.Column = Column;
Table.UpdatedAt = UpdatedAtColumn;
Table.Actions = ActionsColumn;

interface ScrollingProps {
  columns: TableColumn[];
  canSelect: boolean;
  order: OrderDocument | undefined;
}

const ScrollingTable = ({ columns, canSelect, order }: ScrollingProps) => {
  const rows = useDataTableDataContext() ?? [];
  const { isPlaceholderData } = useListContext();
  const resource = useResourceContext();
  const label = useGetResourceLabel()(resource ?? '', 2);
  const chosenDensity = density.use();
  // a state, because the visible rows depend on it
  const [area, setArea] = useState<HTMLElement | null>(null);
  useHeightLeft(area);
  useBackToTop(area);
  return (
    <Box
      ref={setArea}
      role="region"
      aria-label={label}
      // lets the arrow keys scroll it
      tabIndex={0}
      data-density={chosenDensity}
      data-selectable={canSelect || undefined}
      // rows of before, until those asked for have come
      aria-busy={isPlaceholderData || undefined}
      sx={tableStyles}
    >
      <table style={{ minWidth: minWidthOf(columns, canSelect) }} aria-rowcount={rows.length + 1}>
        <colgroup>
          {canSelect && <col style={{ width: selectWidth }} />}
          {columns.map(({ source, width }) => (
            <col key={source} style={{ width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} />
        <TableBody key={chosenDensity} columns={columns} area={area} order={order} />
      </table>
    </Box>
  );
};

/** Scrolls to the top when other rows are shown. */
const useBackToTop = (area: HTMLElement | null) => {
  const { page, perPage, sort, filterValues } = useListContext();
  const shownRows = JSON.stringify([page, perPage, sort, filterValues]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what it follows
  useEffect(() => {
    if (area) area.scrollTop = 0;
  }, [area, shownRows]);
};
