import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { EditKind } from '#contract/rules/catalogue/variationsEdit.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { RowPages } from '#ui/list/RowPages.tsx';
import { type PreviewData, previewSize } from './usePreview.ts';

/** Formats a part of a value. Values of several attributes start with the attribute's place. */
export type PartText = (part: string, place: string) => string;

interface Props {
  kind: EditKind;
  partText: PartText | undefined;
  data: PreviewData;
  page: number;
  onPage: (page: number) => void;
}

type Row = PreviewData['results'][number];

/** Shows the current and the new value of each row. */
export const PreviewTable = ({ kind, partText, data, page, onPage }: Props) => {
  const text = useText('bulkEdit');
  if (data.results.length === 0) return null;
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label={text('preview')} sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '42%' }}>{text('product')}</TableCell>
              <TableCell>{text('before')}</TableCell>
              <TableCell>{text('after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.results.map((row) => (
              <PreviewRow key={row.id} {...{ kind, partText, row }} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <RowPages count={data.total} size={previewSize} page={page} onPage={onPage} />
    </>
  );
};

const PreviewRow = ({ kind, partText, row }: Pick<Props, 'kind' | 'partText'> & { row: Row }) => {
  const translate = useDynamicText();
  const { name, sku, outcome, before, after, msg, places } = row;
  const shown = { kind, partText, places };
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" color="text.secondary" component="div">
          {sku}
        </Typography>
      </TableCell>
      <TableCell>
        <Parts {...shown} parts={before} />
      </TableCell>
      <TableCell>
        {outcome === 'changed' && (
          <Box sx={{ fontWeight: 600 }}>
            <Parts {...shown} parts={after} />
          </Box>
        )}
        {outcome === 'unchanged' && (
          <Typography variant="body2" color="text.secondary">
            {translate('bulkEdit.stays')}
          </Typography>
        )}
        {outcome === 'refused' && (
          <Typography variant="body2" color="warning.main">
            {translate(msg ?? 'error.INVALID')}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
};

interface PartsProps extends Pick<Props, 'kind' | 'partText'> {
  parts: readonly string[];
  places: readonly string[];
}

const Parts = ({ kind, partText, parts, places }: PartsProps) => {
  if (parts.length === 0) return '–';
  if (partText) {
    return parts.map((part, n) => (
      <Box key={places[n]} sx={longText}>
        {partText(part, places[n] ?? '')}
      </Box>
    ));
  }
  if (kind !== 'price') return parts.join(', ');
  return parts.map((part) => <PriceText key={part} value={part} />);
};

const longText = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
