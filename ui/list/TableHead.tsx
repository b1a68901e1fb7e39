import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useListContext,
  useResourceContext,
  useTranslateLabel,
} from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { cellClass, type TableColumn } from './columns.ts';
import { RowIcon } from './RowIcon.tsx';
import { SelectBox } from './SelectBox.tsx';

/** Memoised, because the table renders again when it has measured its cells. */
export const TableHead = memo(({ columns }: { columns: readonly TableColumn[] }) => {
  const translate = useText();
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {hasBulkActions && (
          <td className="select">
            <SelectPage />
          </td>
        )}
        {columns.map((column) =>
          column.kind === 'actions' ? (
            <th key={column.source} scope="col" className={cellClass(column)}>
              <span style={visuallyHidden}>{translate('list.actions')}</span>
            </th>
          ) : (
            <HeadCell key={column.source} {...column} />
          ),
        )}
      </tr>
    </thead>
  );
});
TableHead.displayName = 'TableHead';

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

const HeadCell = (column: TableColumn) => {
  const { align, below = [], source, kind } = column;
  const sort = useDataTableSortContext();
  // columns shown inside another column's cells have no heading of their own to sort by
  const labelled = [column, ...below.filter(({ disableSort }) => !disableSort)];
  const isSorted = labelled.some((each) => sort?.field === each.source);
  const canSort = sort && labelled.some(({ disableSort }) => !disableSort);
  return (
    <th
      scope="col"
      className={cellClass(column)}
      data-align={align}
      aria-sort={canSort ? (isSorted ? ariaSort[sort.order] : 'none') : undefined}
      // resized and moved by `HeadPresses`
      data-source={source}
      draggable={kind === 'data'}
    >
      <div className="labels">
        {labelled.map((each) => (
          <HeadLabel key={each.source} {...each} />
        ))}
      </div>
      <span aria-hidden className="edge" />
    </th>
  );
};

const HeadLabel = ({ source, label: ownLabel, disableSort, sortByOrder = 'ASC' }: TableColumn) => {
  const resource = useResourceContext();
  const label = useTranslateLabel()({ label: ownLabel, source, resource });
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  if (disableSort || !sort) return label;
  const isSorted = sort.field === source;
  const shownOrder = isSorted ? sort.order : sortByOrder;
  return (
    // biome-ignore lint/a11y/useSemanticElements: in Firefox, a heading cannot be dragged by a button
    <span
      role="button"
      tabIndex={0}
      className="sort"
      data-sorted={isSorted}
      data-shown={shownOrder}
      data-field={source}
      data-order={sortByOrder}
      onClick={handleSort}
      onKeyDown={clickByKey}
    >
      {label}
      <RowIcon shape="down" />
    </span>
  );
};

const clickByKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The checkbox that selects all rows of the page, or none. */
const SelectPage = () => {
  const translate = useText();
  const rows = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const { isPlaceholderData } = useListContext();
  useFocusAfterSelection(selectedIds.length > 0);
  const selected = new Set(selectedIds);
  const count = rows.filter(({ id }) => selected.has(id)).length;
  const isAll = count === rows.length;
  const toggle = () => {
    const ids = rows.map(({ id }) => id);
    const page = new Set(ids);
    const others = selectedIds.filter((id) => !page.has(id));
    onSelect?.(isAll ? others : [...others, ...ids]);
  };
  return (
    <SelectBox
      label={translate('list.selectPage')}
      isChecked={isAll}
      isPartly={count > 0 && !isAll}
      isDisabled={Boolean(isPlaceholderData)}
      onToggle={toggle}
    />
  );
};

/**
 * Moves the focus to the list's header when the selection toolbar disappears together with the
 * clicked button. The next selection starts there.
 */
const useFocusAfterSelection = (isSelected: boolean): void => {
  const wasSelected = useRef(false);
  // runs on each render, because a confirmation dialog may close after the selection was cleared
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (!isSelected && focused?.closest('[role=dialog]')) return;
    if (!isSelected && wasSelected.current && focused === body) {
      document.querySelector<HTMLElement>('thead input')?.focus({ preventScroll: true });
    }
    wasSelected.current = isSelected;
  });
};
