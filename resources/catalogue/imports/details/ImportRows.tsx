import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { isRunning } from '#resources/catalogue/imports/parts/importState.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { RowPages } from '#ui/list/RowPages.tsx';
import { TableSkeleton } from '#ui/list/TableSkeleton.tsx';
import { OutcomeFilter } from './OutcomeFilter.tsx';
import { RowsSearch } from './RowsSearch.tsx';
import { RowsTable } from './RowsTable.tsx';
import { SheetFilter } from './SheetFilter.tsx';
import { rowsAtOnce, useImportRows } from './useImportRows.ts';
import { useRestoreFocusWithin } from './useRestoreFocusWithin.ts';
import { useRowsAddress } from './useRowsAddress.ts';

/** Lists the rows of an import, with filters by outcome, sheet and text. */
export const ImportRows = ({ record }: { record: ImportRecord }) => {
  const translate = useText();
  const address = useRowsAddress();
  const restoreFocus = useRestoreFocusWithin<HTMLDivElement>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useImportRows(record, address);
  return (
    <Card
      {...restoreFocus}
      role="group"
      aria-label={translate('resources.products/imports.rows.title')}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          p: 2,
        }}
      >
        <OutcomeFilter record={record} value={address.outcome} onChange={address.showOutcome} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            flex: { xs: '1 1 100%', lg: '0 1 auto' },
          }}
        >
          <SheetFilter record={record} value={address.sheet} onChange={address.showSheet} />
          <RowsSearch value={address.search} onChange={address.showSearch} />
        </Box>
      </Box>
      <Box sx={{ height: 2 }}>
        {isFetching && isPlaceholderData && (
          <LinearProgress aria-label={translate('list.loading')} sx={{ height: 2 }} />
        )}
      </Box>
      {error && !data && (
        <NotLoaded error={error} title="resources.products/imports.rows.failed" onRetry={refetch} />
      )}
      {!data && !error && <TableSkeleton label={translate('list.loading')} />}
      {data?.results.length === 0 && <NoRows record={record} address={address} />}
      {data && data.results.length > 0 && (
        <>
          <RowsTable rows={data.results} />
          <RowPages
            count={data.total}
            size={rowsAtOnce}
            page={address.page}
            onPage={address.showPage}
          />
        </>
      )}
    </Card>
  );
};

interface Props {
  record: ImportRecord;
  address: ReturnType<typeof useRowsAddress>;
}

/**
 * Replaces the table while there are no rows yet, if the workbook has none, or if no row matches.
 */
const NoRows = ({ record, address }: Props) => {
  const text = useText('resources.products/imports.rows');
  const { outcome, search, sheet, page, showAll } = address;
  if (outcome === null && search === '' && sheet === '' && page === 0) {
    const title = text(isRunning(record) ? 'empty' : 'emptyOver');
    return <StateMessage icon={<InboxIcon />} title={title} />;
  }
  return (
    <StateMessage
      icon={<SearchOffIcon />}
      title={text('noMatches')}
      text={text('noMatchesText')}
      action={
        <Button variant="outlined" onClick={showAll}>
          {text('showAll')}
        </Button>
      }
    />
  );
};
