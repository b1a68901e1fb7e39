import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { KeptTablesDocument, type KeptTablesQuery } from './operations.generated.ts';

type KeptTable = KeptTablesQuery['answer']['data'][number];

/** The tables with personal data, or with rows that are deleted by age, and their numbers of rows. */
const RetentionDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText('resources.security-events.retention');
  const momentText = useMomentText();
  const { data, error, refetch } = useApiQuery(KeptTablesDocument, {});
  const tables = data?.answer.data;
  const [first] = tables ?? [];
  return (
    <InfoDialog open title={text('title')} width="md" onClose={onClose} hasFocus>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {text('text')}
      </Typography>
      {error && !tables && <NotLoaded title={text('failed')} error={error} onRetry={refetch} />}
      {!error && !tables && <LoadingBox height={320} />}
      {tables && !first && <Typography>{text('none')}</Typography>}
      {tables && first && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {text('countedAt', { at: momentText(first.countedAt) })}
          </Typography>
          {/* so that the keyboard can scroll the dialog */}
          <Box role="region" aria-label={text('title')} tabIndex={0} sx={{ overflowX: 'auto' }}>
            <TableOf tables={tables} />
          </Box>
        </>
      )}
    </InfoDialog>
  );
};

const TableOf = ({ tables }: { tables: readonly KeptTable[] }) => {
  const text = useText('resources.security-events.retention');
  const nameOf = useDynamicText('resources.security-events.retention.tables');
  const locale = language.use();
  const named = tables
    .map((table) => ({ ...table, label: nameOf(table.name) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <Table size="small" sx={narrowCells}>
      <TableHead>
        <TableRow>
          <TableCell>{text('table')}</TableCell>
          <TableCell>{text('kept')}</TableCell>
          <TableCell align="right">{text('rows')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {named.map(({ name, label, holds, days, rows }) => (
          <TableRow key={name}>
            <TableCell>{label}</TableCell>
            <TableCell>
              {days === null || days === undefined
                ? text(holds === 'law' ? 'byLaw' : 'byUse')
                : text('days', { smart_count: days })}
            </TableCell>
            <TableCell align="right">
              <NumberText value={rows} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** All three columns fit on a phone. */
const narrowCells = {
  '& th, & td': {
    px: { xs: 0.75, sm: 2 },
    overflowWrap: 'anywhere',
    '&:first-of-type': { pl: { xs: 0, sm: 2 } },
    '&:last-of-type': { pr: { xs: 0, sm: 2 } },
  },
} as const;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RetentionDialog;
