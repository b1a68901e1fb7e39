import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import {
  DataTableBase,
  type RaRecord,
  useDataTableDataContext,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { listChoicesOf } from '#providers/listChoices.ts';
import { density } from '#providers/preferences.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import {
  ActionsColumn,
  arranged,
  Column,
  cardWidth,
  minWidthOf,
  onCards,
  readColumns,
  selectWidth,
  type TableColumn,
  UpdatedAtColumn,
} from './columns.ts';
import { DensityToggle } from './DensityToggle.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import type { RowsProps } from './rows.ts';
import { fullUpTo, TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { tableStyles } from './tableStyles.ts';
import { InSlot, useSlotRef } from './toolbarSlots.tsx';
import { useAvailableHeight } from './useAvailableHeight.ts';
import { useContentWidths, useMeasured, widthIn } from './useContentWidths.ts';
import { useWidth } from './useWidth.ts';

const ChooseButton = lazyPart(() => import('./ChooseButton.tsx'));
const SortField = lazyPart(() => import('./SortField.tsx'));
const CardPresses = lazyPart(() => import('./CardPresses.tsx'));
const HeadPresses = lazyPart(() => import('./HeadPresses.tsx'));
const DensityStyles = lazyPart(
  () => import('./DensityStyles.tsx'),
  // readable without its styles
  ({ children }: { density: 'compact' | 'cards'; children: ReactNode }) => <>{children}</>,
);
const RowKeys = lazyPart(() => import('./RowKeys.tsx'));
const RowPreview = lazyPart(() => import('./RowPreview.tsx'));

type ShownDensity = 'comfortable' | 'compact' | 'cards';

export interface TableProps {
  /** The bulk actions; without them, rows cannot be selected. */
  bulkBar?: ReactNode;
  /** Key under which the browser stores the visible columns; the resource by default. */
  storeKey?: string;
  /** Renders the rows, plain ones by default. Long lists always have plain rows. */
  renderRows?: ((props: RowsProps) => ReactNode) | undefined;
  /** `Table.Column`s (the first names the row), `Table.UpdatedAt` and `Table.Actions`. */
  children: ReactNode;
}

/**
 * The table of each list: its own scroll area, a sticky header, and the user's columns and density.
 * In a narrow place its rows are cards. It is rendered once its width is known, because that decides
 * the content of the cells.
 */
export const Table = (props: TableProps) => {
  const [width, place] = useWidth();
  return (
    <>
      <div ref={place}>{width !== undefined && <TableOfWidth {...props} width={width} />}</div>
      <BulkPlace />
    </>
  );
};

interface TableOfWidthProps extends TableProps {
  /** The width of the table's place in pixels. */
  width: number;
}

const TableOfWidth = ({ bulkBar, storeKey, renderRows, children, width }: TableOfWidthProps) => {
  const resource = useResourceContext();
  const list = storeKey ?? resource ?? '';
  const choices = listChoicesOf(list).use();
  const columns = useMemo(() => readColumns(children), [children]);
  const canSelect = Boolean(bulkBar);
  const chosenDensity = density.use();
  const areCards = width < cardWidth;
  const shownColumns = useMemo(
    () =>
      areCards
        ? onCards(columns, choices)
        : arranged(columns, choices, { width, canSelect, density: chosenDensity }),
    [columns, choices, width, areCards, canSelect, chosenDensity],
  );
  const [isChoosing, setChoosing] = useState(false);
  const shownDensity = areCards ? 'cards' : chosenDensity;
  const loading = <LoadingRows columns={shownColumns} canSelect={canSelect} areCards={areCards} />;
  return (
    <>
      <InSlot name="tools">
        {areCards ? (
          canSelect && (
            <Suspense fallback={null}>
              <ChooseButton isChoosing={isChoosing} setChoosing={setChoosing} />
            </Suspense>
          )
        ) : (
          <>
            <ColumnsMenu list={list} columns={columns} />
            <DensityToggle />
          </>
        )}
      </InSlot>
      {areCards && (
        <InSlot name="sheet">
          <Suspense fallback={null}>
            <SortField columns={columns} />
          </Suspense>
        </InSlot>
      )}
      <DataTableBase hasBulkActions={canSelect} rowClick={false} empty={null} loading={loading}>
        {bulkBar}
        <Styled density={shownDensity} loading={loading}>
          <ScrollingTable
            columns={shownColumns}
            canSelect={canSelect}
            renderRows={renderRows}
            list={list}
            shownDensity={shownDensity}
            isChoosing={isChoosing}
          />
        </Styled>
      </DataTableBase>
    </>
  );
};
Table.Column = Column;
Table.UpdatedAt = UpdatedAtColumn;
Table.Actions = ActionsColumn;

interface StyledProps {
  density: ShownDensity;
  loading: ReactNode;
  children: ReactNode;
}

/** The table with the styles of its density, which load with the first one that is not the default. */
const Styled = ({ density: shownDensity, loading, children }: StyledProps) =>
  shownDensity === 'comfortable' ? (
    children
  ) : (
    <Suspense fallback={loading}>
      <DensityStyles density={shownDensity}>{children}</DensityStyles>
    </Suspense>
  );

/** The place of the bulk actions on a phone: the window's bottom. */
const BulkPlace = () => (
  <Box
    ref={useSlotRef('below')}
    sx={{ position: 'sticky', bottom: 0, zIndex: 5, backgroundColor: 'background.paper' }}
  />
);

interface ScrollingProps {
  columns: TableColumn[];
  canSelect: boolean;
  renderRows: TableProps['renderRows'];
  list: string;
  shownDensity: ShownDensity;
  /** Whether the cards show their checkboxes; they do in any case while some are selected. */
  isChoosing: boolean;
}

const ScrollingTable = (props: ScrollingProps) => {
  const { columns, canSelect, renderRows, list, shownDensity, isChoosing } = props;
  const areCards = shownDensity === 'cards';
  const rows = useDataTableDataContext() ?? none;
  const { isPlaceholderData, selectedIds } = useListContext();
  const resource = useResourceContext();
  const label = useGetResourceLabel()(resource ?? '', 2);
  const chosenDensity = density.use();
  const isSelecting = isChoosing || selectedIds.length > 0;
  // a state instead of a ref, because the visible rows depend on it
  const [area, setArea] = useState<HTMLElement | null>(null);
  // the pointer has been over the table
  const [isNear, setNear] = useState(false);
  const [wasFocused, setWasFocused] = useState(false);
  const content = useContentWidths(areCards ? null : area, columns, rows);
  useAvailableHeight(area);
  useMeasured(area);
  useBackToTop(area);
  return (
    <>
      <Box
        ref={setArea}
        role="region"
        aria-label={label}
        // lets keyboard users scroll the area with the arrow keys
        tabIndex={0}
        data-density={shownDensity}
        data-selectable={canSelect || undefined}
        data-selecting={isSelecting || undefined}
        data-long={rows.length > fullUpTo || undefined}
        // the previous rows stay visible until the requested ones are loaded
        aria-busy={isPlaceholderData || undefined}
        sx={tableStyles}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setWasFocused(true)}
      >
        <table
          style={{ minWidth: areCards ? 0 : minWidthOf(columns, canSelect, chosenDensity) }}
          aria-rowcount={rows.length + 1}
        >
          <colgroup>
            {canSelect && <col style={{ width: selectWidth(chosenDensity) }} />}
            {columns.map((column) => (
              <col
                key={column.source}
                style={{ width: widthIn(column, content, chosenDensity === 'compact') }}
              />
            ))}
          </colgroup>
          <TableHead columns={columns} />
          <TableBody key={shownDensity} {...{ columns, area, renderRows }} />
        </table>
      </Box>
      <Suspense fallback={null}>
        {area && wasFocused && <RowKeys area={area} />}
        {area && shownDensity === 'compact' && <RowPreview area={area} />}
        {area && areCards && canSelect && <CardPresses area={area} isSelecting={isSelecting} />}
        {area && !areCards && isNear && <HeadPresses area={area} list={list} columns={columns} />}
      </Suspense>
    </>
  );
};

const none: RaRecord[] = [];

/** Scrolls to the top when the rows change. */
const useBackToTop = (area: HTMLElement | null) => {
  const { page, perPage, sort, filterValues } = useListContext();
  const shownRows = JSON.stringify([page, perPage, sort, filterValues]);
  const last = useRef(shownRows);
  useEffect(() => {
    if (last.current === shownRows) return;
    last.current = shownRows;
    if (area) area.scrollTop = 0;
  }, [area, shownRows]);
};
