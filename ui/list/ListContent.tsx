import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { invalidParamsIn } from './invalidParams.ts';
import { useClearFilters } from './useClearFilters.ts';
import { refusedOf } from './useDropInvalidParams.ts';

interface Props {
  /** Text and action shown if there are no records at all. */
  empty: string;
  emptyText?: string;
  emptyAction?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** The table, or a message if it failed to load, is empty or has no matches. */
export const ListContent = ({ empty, emptyText, emptyAction, children }: Props) => {
  const translate = useText();
  const { search } = useLocation();
  const { data, error, isPending, isFetching, refetch } = useListContext();
  const { isFiltered, clear } = useClearFilters();
  // the table renders a skeleton of its columns while rows are loading
  if (isPending) return children;
  // the list is about to refetch without the rejected parameters
  if (error && !data && invalidParamsIn(search, refusedOf(error)).length > 0) return null;
  if (error && !data) {
    return <NotLoaded error={error} onRetry={() => refetch()} />;
  }
  if (data?.length === 0) {
    return isFiltered ? (
      <StateMessage
        icon={<SearchOffIcon />}
        title={translate('list.noMatches')}
        text={translate('list.noMatchesText')}
        action={
          <Button variant="outlined" onClick={clear}>
            {translate('list.clearFilters')}
          </Button>
        }
      />
    ) : (
      <StateMessage icon={<InboxIcon />} title={empty} text={emptyText} action={emptyAction} />
    );
  }
  return (
    <>
      <Box sx={{ position: 'relative', height: 0, zIndex: 4 }}>
        {isFetching && <LinearProgress aria-label={translate('list.loading')} sx={{ height: 2 }} />}
      </Box>
      {children}
    </>
  );
};
