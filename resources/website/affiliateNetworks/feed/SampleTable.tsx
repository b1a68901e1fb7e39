import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type FeedMapping,
  type FeedVerdict,
  feedFields,
  productOfRow,
} from '#contract/rules/website/affiliateFeed.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import type { Found } from './useSample.ts';

interface Judged {
  line: number;
  verdict: FeedVerdict;
}

/** Previews the first rows of a feed with the current mapping. */
export const SampleTable = ({ sample: { columns, rows } }: { sample: Found }) => {
  const text = useText('resources.external-product-sources/networks');
  const titleId = useId();
  const mapping: FeedMapping = useWatch({ name: 'mapping' });
  const judged = rows.map(({ line, cells }): Judged => {
    const named = columns.map((column, index) => [column, cells[index] ?? '']);
    return { line, verdict: productOfRow(Object.fromEntries(named), mapping) };
  });
  const bad = judged.filter(({ verdict }) => verdict.refusal).length;
  return (
    <>
      <Alert severity={bad > 0 ? 'warning' : 'success'}>
        {bad > 0 ? text('sample.bad', { smart_count: bad }) : text('sample.good')}
      </Alert>
      <Typography id={titleId} variant="h3">
        {text('sample.rows', { smart_count: rows.length })}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={titleId}
        sx={{ overflow: 'auto', maxHeight: 420 }}
      >
        <Table size="small" stickyHeader aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{text('sample.line')}</TableCell>
              {feedFields.map((field) => (
                <TableCell key={field}>{text(`fields.mapping.${field}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {judged.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
};

const Row = ({ row: { line, verdict } }: { row: Judged }) => (
  <TableRow>
    <TableCell align="right">{line}</TableCell>
    {verdict.product ? <Cells product={verdict.product} /> : <Refusal refusal={verdict.refusal} />}
  </TableRow>
);

const Cells = ({ product }: { product: NonNullable<FeedVerdict['product']> }) => {
  const { externalId, title, price, link, category, picture, description } = product;
  return [externalId, title, price, link, category, picture ?? '', description].map(
    (cell, index) => (
      <TableCell key={feedFields[index]} sx={short} title={cell}>
        {cell}
      </TableCell>
    ),
  );
};

const Refusal = ({ refusal }: { refusal: NonNullable<FeedVerdict['refusal']> }) => {
  const translate = useDynamicText();
  const text = useText('resources.external-product-sources/networks');
  const { field, rule, limit, value } = refusal;
  const reason = translate(rule, { limit });
  return (
    <TableCell colSpan={feedFields.length} sx={{ color: 'error.main' }}>
      {text(`fields.mapping.${field}`)}: {reason}
      {value && ` (${value})`}
    </TableCell>
  );
};

const short = {
  maxWidth: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
