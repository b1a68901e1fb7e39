import ListIcon from '@mui/icons-material/ListAltOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '#providers/i18nProvider/useText.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { OptionActions } from './OptionActions.tsx';
import { OptionsList } from './OptionsList.tsx';
import type { OptionTask } from './tasks.ts';
import type { ListedOption, useOptions } from './useOptions.ts';

interface Props {
  list: ReturnType<typeof useOptions>;
  shown: readonly ListedOption[];
  selected: ReadonlySet<string>;
  isFiltered: boolean;
  onToggle: (id: string, withRange: boolean) => void;
  onMove: (ids: ReadonlySet<string>, index: number) => void;
  onEdit: (option: ListedOption) => void;
  onMenu: (option: ListedOption, anchor: HTMLElement) => void;
  onTask: (task: OptionTask) => void;
}

/**
 * Shows the list of options, or a message while loading, after an error, or if there is no option.
 */
export const OptionsContent = ({ list, shown, isFiltered, onTask, ...actions }: Props) => {
  const text = useText('resources.collections/attributes.options');
  if (list.isPending) return <Loading />;
  if (list.error && !list.options) {
    return <NotLoaded error={list.error} onRetry={() => list.refetch()} />;
  }
  if (shown.length === 0) {
    return isFiltered ? (
      <StateMessage icon={<SearchOffIcon />} title={text('noMatch')} />
    ) : (
      <StateMessage
        icon={<ListIcon />}
        title={text('empty')}
        text={text('emptyText')}
        action={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OptionActions onTask={onTask} />
          </Box>
        }
      />
    );
  }
  return <OptionsList options={shown} isSortable={!isFiltered} {...actions} />;
};

const Loading = () => {
  const translate = useText();
  return (
    <Box role="status" aria-label={translate('list.loading')} sx={{ p: 2 }}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height={56} />
      ))}
    </Box>
  );
};
