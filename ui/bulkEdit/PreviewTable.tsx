import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { RowPages } from '#ui/list/RowPages.tsx';

/** A field of a row before and after its change. */
export interface EditedField {
  before: string[];
  after: string[];
  /** Message key of the reason why it stays unchanged. */
  msg: string | null;
}

export interface EditedRow<Field extends EditedField> {
  id: string;
  name: string;
  sku: string;
  /** changed, unchanged or refused. */
  outcome: string;
  /** One for each change. */
  fields: Field[];
}

interface Shown<Field extends EditedField> {
  nameOf: (field: Field) => string;
  /** Renders the parts of a field's former or new value. */
  partsOf: (field: Field, parts: readonly string[]) => ReactNode;
}

export interface TableProps<Field extends EditedField> extends Shown<Field> {
  rows: readonly EditedRow<Field>[];
  total: number;
  page: number;
  /** Rows per page. */
  size: number;
  onPage: (page: number) => void;
}

/**
 * Shows the current and the new value of each row: next to its name for one field, and otherwise
 * below it, a line for each field that changes.
 */
export const PreviewTable = <Field extends EditedField>(props: TableProps<Field>) => {
  const { rows, total, page, size, onPage, nameOf, partsOf } = props;
  const text = useText('bulkEdit');
  const [first] = rows;
  if (!first) return null;
  const isSingle = first.fields.length === 1;
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label={text('preview')} sx={table}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: isSingle ? '42%' : '28%' }}>
                {text(isSingle ? 'product' : 'field')}
              </TableCell>
              <TableCell>{text('before')}</TableCell>
              <TableCell>{text('after')}</TableCell>
            </TableRow>
          </TableHead>
          {isSingle ? (
            <TableBody>
              {rows.map((row) => (
                <SingleRow key={row.id} {...{ row, nameOf, partsOf }} />
              ))}
            </TableBody>
          ) : (
            rows.map((row) => <RowGroup key={row.id} {...{ row, nameOf, partsOf }} />)
          )}
        </Table>
      </TableContainer>
      <RowPages count={total} size={size} page={page} onPage={onPage} />
    </>
  );
};

interface RowProps<Field extends EditedField> extends Shown<Field> {
  row: EditedRow<Field>;
}

/** Narrow dialogs have little room for three columns. */
const table = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, hyphens: 'auto' },
} as const;

const breaking = { overflowWrap: 'anywhere' } as const;

const RowName = ({ name, sku }: { name: string; sku: string }) => (
  <>
    {name}
    <Typography variant="caption" color="text.secondary" component="div">
      {sku}
    </Typography>
  </>
);

const SingleRow = <Field extends EditedField>({ row, partsOf }: RowProps<Field>) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={breaking}>
      <RowName {...row} />
    </TableCell>
    {row.fields.map((field) => (
      <Values key={row.id} field={field} partsOf={partsOf} />
    ))}
  </TableRow>
);

/** The fields that change; of a rejected row, those that are the reason. */
const shownFields = <Field extends EditedField>({ outcome, fields }: EditedRow<Field>) =>
  fields
    .map((field, place) => ({ field, place }))
    .filter(({ field }) => (outcome === 'refused' ? field.msg !== null : isChanged(field)));

const isChanged = ({ before, after }: EditedField): boolean =>
  before.length !== after.length || before.some((part, n) => part !== after[n]);

const RowGroup = <Field extends EditedField>({ row, nameOf, partsOf }: RowProps<Field>) => {
  const text = useText('bulkEdit');
  const fields = shownFields(row);
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={3} sx={{ ...breaking, ...groupHead }}>
          <RowName {...row} />
        </TableCell>
      </TableRow>
      {fields.map(({ field, place }) => (
        <TableRow key={place}>
          <TableCell component="th" scope="row" sx={breaking}>
            {nameOf(field)}
          </TableCell>
          <Values field={field} partsOf={partsOf} />
        </TableRow>
      ))}
      {fields.length === 0 && (
        <TableRow>
          <TableCell colSpan={3}>
            <Typography variant="body2" color="text.secondary">
              {text('stays')}
            </Typography>
          </TableCell>
        </TableRow>
      )}
    </TableBody>
  );
};

/** Belongs to the lines below rather than to those above. */
const groupHead = { borderBottom: 'none', pt: 2, pb: 0.5, fontWeight: 600 } as const;

const Values = <Field extends EditedField>({
  field,
  partsOf,
}: Pick<Shown<Field>, 'partsOf'> & { field: Field }) => (
  <>
    <TableCell sx={breaking}>{partsOf(field, field.before)}</TableCell>
    <TableCell sx={breaking}>
      <NewValue field={field} partsOf={partsOf} />
    </TableCell>
  </>
);

const NewValue = <Field extends EditedField>({
  field,
  partsOf,
}: Pick<Shown<Field>, 'partsOf'> & { field: Field }) => {
  const translate = useDynamicText();
  if (field.msg !== null) {
    return (
      <Typography variant="body2" color="warning.main">
        {translate(field.msg)}
      </Typography>
    );
  }
  if (isChanged(field)) return <Box sx={{ fontWeight: 600 }}>{partsOf(field, field.after)}</Box>;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('bulkEdit.stays')}
    </Typography>
  );
};
