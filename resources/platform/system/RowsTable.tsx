import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface Column<Row> {
  key: string;
  label: string;
  isNumber?: boolean;
  render: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Names the part that scrolls; no region, because its card already is one. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A plain table that scrolls sideways where it is too wide. */
export const RowsTable = <Row,>({ label, columns, rows, keyOf }: Props<Row>) => (
  // so that the keyboard can scroll it
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table size="small" sx={cells}>
      <TableHead>
        <TableRow>
          {columns.map(({ key, label: name, isNumber }) => (
            <TableCell key={key} align={isNumber ? 'right' : 'left'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map(({ key, isNumber, render }) => (
              <TableCell key={key} align={isNumber ? 'right' : 'left'}>
                {render(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

const cells = {
  '& th, & td': {
    px: { xs: 0.75, sm: 1.5 },
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    '&:first-of-type': { pl: 0 },
    '&:last-of-type': { pr: 0 },
  },
  // keeps a number and its unit on one line
  '& td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type td': { borderBottom: 'none' },
} as const;
