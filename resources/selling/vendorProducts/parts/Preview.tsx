import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { EditKind } from '#contract/rules/selling/vendorProduct.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import {
  VendorProductsEditPreviewDocument,
  type VendorProductsEditPreviewQuery,
} from '#resources/selling/vendorProducts/operations.generated.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

interface Props {
  rows: BulkRows;
  kind: EditKind;
  change: object;
}

type PreviewData = VendorProductsEditPreviewQuery['vendorProductsEditPreview']['data'];

const waitMs = 400;
const shown = 10;

/**
 * Previews the change of the products; the server computes it with the query of the edit itself.
 */
export const Preview = ({ rows, kind, change }: Props) => {
  const text = useText(useResourcePrefix());
  // serialize the change, because each render creates a new object
  const input = useDebounced(JSON.stringify({ ...rows, ...change }), waitMs);
  const variables = useMemo(() => ({ input: JSON.parse(input), size: shown }), [input]);
  const { data, error, isFetching, refetch } = useApiQuery(
    VendorProductsEditPreviewDocument,
    variables,
    { staleTime: 0 },
  );
  const preview = data?.vendorProductsEditPreview.data;
  const title = text('editDialog.preview');
  return (
    <Box component="section" aria-label={title} aria-busy={isFetching} sx={{ minHeight: 160 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box sx={{ height: 4, my: 1 }}>{isFetching && <LinearProgress aria-label={title} />}</Box>
      {error && <NotLoaded error={error} title="bulkEdit.failed" onRetry={refetch} />}
      {preview && !error && <Outcome preview={preview} kind={kind} />}
    </Box>
  );
};

const Outcome = ({ preview, kind }: { preview: PreviewData; kind: EditKind }) => {
  const text = useText(useResourcePrefix());
  const translate = useDynamicText();
  const { total, changed, unchanged, refused, refusals, results } = preview;
  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {text('editDialog.counts', { changed, unchanged, refused })}
      </Typography>
      {refusals.map(({ msg, count }) => (
        <Alert key={msg} severity="warning" sx={{ mb: 1 }}>
          {count}: {translate(msg)}
        </Alert>
      ))}
      {results.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={text('editDialog.preview')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('fields.name')}</TableCell>
                <TableCell>{text('editDialog.before')}</TableCell>
                <TableCell>{text('editDialog.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {results.map(({ id, name, before, after, msg }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </TableCell>
                  <TableCell>
                    <Parts kind={kind} parts={before} />
                  </TableCell>
                  <TableCell>
                    {msg === null ? <Parts kind={kind} parts={after} /> : translate(msg)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {total > results.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {text('editDialog.more', { shown: results.length })}
        </Typography>
      )}
    </>
  );
};

/** Shows a price, or labels for the parts taken from the source. */
const Parts = ({ kind, parts }: { kind: EditKind; parts: readonly string[] }) => {
  const text = useText(useResourcePrefix());
  const [first = '', ...names] = parts;
  if (kind === 'price') {
    return first === '' ? text('editDialog.noPrice') : <PriceText value={first} />;
  }
  if (kind === 'services') return text(first === 'true' ? 'editDialog.yes' : 'editDialog.no');
  const kept = kind === 'delivery' ? 'editDialog.keepDelivery' : 'editDialog.keepShowroom';
  const all = first === 'true' ? [...names, text(kept)] : names;
  return all.join(', ') || text('editDialog.nothing');
};
