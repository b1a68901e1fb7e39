import { memo, type ReactNode } from 'react';
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslateLabel,
} from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { cellClass, type TableColumn } from './columns.ts';
import { SelectBox } from './SelectBox.tsx';

export interface RowProps {
  record: RaRecord;
  /** Index among the rows of this page. */
  index: number;
  columns: readonly TableColumn[];
  isSelected: boolean;
  /** Selects the row; undefined if rows cannot be selected. */
  onToggle: ((id: Identifier, event: never) => void) | undefined;
  /** Receives the row's element, to measure its height for virtual scrolling. */
  measure?: (element: HTMLElement | null) => void;
}

/**
 * A table row, memoised: it rerenders only when its record, its selection or the columns change.
 */
export const TableRow = memo((props: RowProps) => {
  const { record, index, columns, isSelected, onToggle, measure } = props;
  return (
    <RecordContextProvider value={record}>
      <tr
        ref={measure}
        data-index={index}
        // the header is row 1
        aria-rowindex={index + 2}
        data-selected={isSelected || undefined}
      >
        {onToggle && (
          <td className="select">
            <RowSelection record={record} isSelected={isSelected} onToggle={onToggle} />
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.source} column={column} record={record} />
        ))}
      </tr>
    </RecordContextProvider>
  );
});
TableRow.displayName = 'TableRow';

const Cell = ({ column, record }: { column: TableColumn; record: RaRecord }) => {
  const content = contentOf(column, record);
  if (column.kind === 'name') {
    return (
      <th scope="row" className={column.hasPicture ? 'pictured' : undefined}>
        {content}
      </th>
    );
  }
  return (
    <td className={cellClass(column)} data-align={column.align}>
      {column.place === 'fact' && !column.onCard && <FactLabel {...column} />}
      {content}
    </td>
  );
};

/** The heading of a fact on a card. Its cell has the column's header, so this one is decorative. */
const FactLabel = ({ label, source }: TableColumn) => {
  const resource = useResourceContext();
  return (
    <span aria-hidden className="label">
      {useTranslateLabel()({ label, source, resource })}
    </span>
  );
};

const contentOf = (column: TableColumn, record: RaRecord): ReactNode => {
  const { below } = column;
  if (!below) return ownContentOf(column, record);
  return [column, ...below].map((each) => (
    <div key={each.source} className="stacked">
      {ownContentOf(each, record)}
    </div>
  ));
};

const ownContentOf = ({ children, render, source }: TableColumn, record: RaRecord): ReactNode => {
  if (children !== undefined) return children;
  if (render) return render(record);
  const value: unknown = record[source];
  return typeof value === 'number' ? <NumberText value={value} /> : String(value ?? '');
};

const RowSelection = ({
  record,
  isSelected,
  onToggle,
}: Pick<RowProps, 'record' | 'isSelected'> & { onToggle: NonNullable<RowProps['onToggle']> }) => {
  const translate = useText();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  return (
    <SelectBox
      label={translate('list.select', { name: nameOf(record) })}
      isChecked={isSelected}
      // shift-click selects all rows up to this one
      onToggle={(event) => onToggle(record.id, event as never)}
    />
  );
};
