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
import { useAvailableHeight } from './useAvailableHeight.ts';
import { useIsNarrow } from './useIsNarrow.ts';

interface Props {
  /** The bulk actions; without them, rows cannot be selected. */
  bulkBar?: ReactNode;
  /** Key under which the browser stores the visible columns; the resource by default. */
  storeKey?: string;
  /**
   * The mutation that saves the row order. While the table is sorted by `sortIndex`, the
   * `PlaceField`s then have drag handles.
   */
  order?: OrderDocument;
  /** `Table.Column`s (the first names the row), `Table.UpdatedAt` and `Table.Actions`. */
  children: ReactNode;
}

/**
 * The table of each list: its own scroll area, a sticky header, and the user's columns and density.
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
  // a state instead of a ref, because the visible rows depend on it
  const [area, setArea] = useState<HTMLElement | null>(null);
  useAvailableHeight(area);
  useBackToTop(area);
  return (
    <Box
      ref={setArea}
      role="region"
      aria-label={label}
      // lets keyboard users scroll the area with the arrow keys
      tabIndex={0}
      data-density={chosenDensity}
      data-selectable={canSelect || undefined}
      // the previous rows stay visible until the requested ones are loaded
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

/** Scrolls to the top when the rows change. */
const useBackToTop = (area: HTMLElement | null) => {
  const { page, perPage, sort, filterValues } = useListContext();
  const shownRows = JSON.stringify([page, perPage, sort, filterValues]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (area) area.scrollTop = 0;
  }, [area, shownRows]);
};
