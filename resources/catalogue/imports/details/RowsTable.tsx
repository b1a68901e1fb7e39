import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { RowDetails } from './RowDetails.tsx';
import type { ImportRow } from './useImportRows.ts';

/** Shows each row of the workbook with its effect, or with the reason for its rejection. */
export const RowsTable = ({ rows }: { rows: readonly ImportRow[] }) => {
  const text = useText('resources.products/imports.rows');
  return (
    <TableContainer role="region" aria-label={text('title')} tabIndex={0}>
      <Table size="small" sx={table}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 64, sm: 120 } }}>{text('place')}</TableCell>
            <TableCell>{text('article')}</TableCell>
            <TableCell sx={fromTablet}>{text('product')}</TableCell>
            <TableCell sx={{ width: { xs: 124, sm: 136 } }}>{text('outcome')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const table = { tableLayout: 'fixed', minWidth: { sm: 560 } } as const;

// a phone has no room for the product, whose name the variation's begins with
const fromTablet = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Renders an import row as two table rows, so that values or reasons can use the full width. */
const Row = ({ row }: { row: ImportRow }) => (
  <>
    <TableRow sx={firstLine}>
      <RowSummary row={row} />
    </TableRow>
    <TableRow>
      <TableCell sx={fromTablet} />
      <TableCell colSpan={3} sx={{ pt: 0, pb: 1.5, overflowWrap: 'anywhere' }}>
        <RowDetails row={row} />
      </TableCell>
    </TableRow>
  </>
);

const firstLine = {
  '& > td, & > th': { border: 0, verticalAlign: 'top', overflowWrap: 'anywhere' },
} as const;

const RowSummary = ({ row }: { row: ImportRow }) => (
  <>
    <TableCell>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {row.row}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        {row.sheet}
      </Typography>
    </TableCell>
    <TableCell component="th" scope="row">
      <Article {...row} />
    </TableCell>
    <TableCell sx={fromTablet}>
      {row.parentId && row.product ? (
        <RecordLink resource="products/parents" id={row.parentId}>
          {row.product}
        </RecordLink>
      ) : (
        row.product
      )}
    </TableCell>
    <TableCell>
      <Outcome {...row} />
    </TableCell>
  </>
);

/** Shows name and article number, with a link to the variation once it exists. */
const Article = ({ sku, name, variationId }: ImportRow) => {
  const translate = useText();
  const number = sku ?? translate('resources.products/imports.rows.noSku');
  return (
    <>
      {variationId ? (
        <RecordLink resource="products/variations" id={variationId}>
          {number}
        </RecordLink>
      ) : (
        number
      )}
      {name && (
        <Typography variant="body2" color="text.secondary" component="div">
          {name}
        </Typography>
      )}
    </>
  );
};

const tones: Record<string, Tone> = {
  created: 'success',
  changed: 'warning',
  refused: 'error',
};

const Outcome = ({ outcome, state }: ImportRow) => {
  const text = useText('resources.products/imports.rows');
  if (!outcome) {
    return (
      <Typography variant="body2" color="text.secondary">
        {text('unjudged')}
      </Typography>
    );
  }
  return (
    <>
      <Badge tone={tones[outcome] ?? 'neutral'}>{text(`outcomes.${outcome}`)}</Badge>
      {state === 'done' && (outcome === 'created' || outcome === 'changed') && (
        <Typography variant="caption" color="text.secondary" component="div" sx={{ mt: 0.5 }}>
          {text('written')}
        </Typography>
      )}
    </>
  );
};
