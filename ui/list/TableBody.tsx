import Checkbox from '@mui/material/Checkbox';
import MuiTableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { memo, type ReactNode } from 'react';

/** The rows of a list. A row renders anew when its record or its own selection changes, only then. */
export const TableBody = ({ children }: { children?: ReactNode }) => {
  const rows = useDataTableDataContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <MuiTableBody className="RaDataTable-tbody">
      {rows?.map((record) => (
        <Row
          key={record.id}
          record={record}
          isSelected={selectedIds?.includes(record.id) ?? false}
          onToggle={hasBulkActions ? handleToggleItem : undefined}
        >
          {children}
        </Row>
      ))}
    </MuiTableBody>
  );
};

interface RowProps {
  record: RaRecord;
  isSelected: boolean;
  /** Without it rows cannot be selected. */
  onToggle: ((id: Identifier, event: never) => void) | undefined;
  children: ReactNode;
}

const Row = memo(({ record, isSelected, onToggle, children }: RowProps) => (
  <RecordContextProvider value={record}>
    <TableRow hover selected={isSelected} className="RaDataTable-row">
      {onToggle && (
        <TableCell padding="checkbox">
          <RowCheckbox record={record} isSelected={isSelected} onToggle={onToggle} />
        </TableCell>
      )}
      {children}
    </TableRow>
  </RecordContextProvider>
));
Row.displayName = 'Row';

const RowCheckbox = ({
  record,
  isSelected,
  onToggle,
}: Pick<RowProps, 'record' | 'isSelected'> & { onToggle: NonNullable<RowProps['onToggle']> }) => {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  return (
    <Checkbox
      checked={isSelected}
      // a click, since its shift key selects all rows up to this one
      onClick={(event) => onToggle(record.id, event as never)}
      slotProps={{ input: { 'aria-label': translate('list.select', { name: nameOf(record) }) } }}
    />
  );
};
