import DialogContentText from '@mui/material/DialogContentText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { RefusalsOfAffiliateRunDocument } from '#resources/website/affiliateNetworks/operations.generated.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { RowPages } from '#ui/list/RowPages.tsx';

const size = 50;
const headings = ['line', 'field', 'reason', 'value'] as const;

interface Props {
  run: string;
  /** The number of rejected rows; the server stores only the first ones. */
  refused: number;
  onClose: () => void;
}

/** Lists the rows that a run rejected, each with line number and reason. */
const RefusalsDialog = ({ run, refused, onClose }: Props) => {
  const translate = useDynamicText();
  const text = useText('resources.external-product-sources/networks');
  const [page, setPage] = useState(0);
  const query = { run_id: run, page, size };
  const { data } = useApiQuery(RefusalsOfAffiliateRunDocument, { query });
  const found = data?.affiliateRefusals.data;
  const isCut = refused > limits.feedRefusals;
  return (
    <InfoDialog
      onClose={onClose}
      width="md"
      title={text('run.refusals')}
      close={translate('ra.action.close')}
    >
      <DialogContentText>
        {text('run.refusalsOf', { smart_count: refused })}{' '}
        {isCut && text('run.firstRefusals', { limit: limits.feedRefusals })}
      </DialogContentText>
      <Table size="small" aria-label={text('run.refusals')}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{text(`run.${heading}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {found?.results.map(({ n, line, field, rule, max, value }) => (
            <TableRow key={n}>
              <TableCell>{line}</TableCell>
              <TableCell>{field ? text(`fields.mapping.${field}`) : text('run.row')}</TableCell>
              <TableCell>{translate(rule, { limit: max })}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {found && <RowPages count={found.total} size={size} page={page} onPage={setPage} />}
    </InfoDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RefusalsDialog;
