import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { ChangeItem } from './ChangeItem.tsx';

interface Props {
  page: { results: readonly ChangeEntry[]; total: number } | undefined;
  error: Error | null;
  fields: readonly RecordField[];
  /** Text shown for an empty list. */
  empty: string;
  /** Shows the record's name as the heading of each change. */
  withNames?: boolean;
  onRestore: (change: ChangeEntry) => void;
  onMore: () => void;
  onRetry: () => void;
}

/** Changes, newest first, with a button that loads more. */
export const ChangeList = ({ page, error, fields, empty, withNames, ...on }: Props) => {
  const translate = useText();
  if (error && !page) {
    return <NotLoaded error={error} onRetry={on.onRetry} />;
  }
  if (!page) {
    return (
      <Box role="status" aria-label={translate('list.loading')} sx={{ mt: 2 }}>
        <Skeleton variant="rounded" height={96} sx={{ mb: 2 }} />
        <Skeleton variant="rounded" height={96} />
      </Box>
    );
  }
  if (page.results.length === 0) return <StateMessage icon={<HistoryIcon />} title={empty} />;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {page.results.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            fields={fields}
            {...(withNames && { title: change.name })}
            onRestore={on.onRestore}
          />
        ))}
      </Box>
      {page.results.length < page.total && (
        <Button onClick={on.onMore} sx={{ alignSelf: 'flex-start' }}>
          {translate('history.more')}
        </Button>
      )}
    </>
  );
};
