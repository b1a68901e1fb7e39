import CollapseIcon from '@mui/icons-material/UnfoldLess';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { folderIds } from '#ui/tree/treeIndex.ts';
import type { TreeSearch } from '#ui/tree/useTreeSearch.ts';
import { useIsChanging } from './useTreeChange.ts';

const messages = 'resources.collections/categories';

/** Search field, and buttons to expand or collapse the whole tree. */
export const TreeToolbar = ({ search }: { search: TreeSearch }) => {
  const translate = useText();
  const isChanging = useIsChanging();
  const { text, setText, found, setExpanded } = search;
  const buttons = [
    { name: 'expandAll', icon: <ExpandIcon />, run: () => setExpanded(folderIds(found)) },
    { name: 'collapseAll', icon: <CollapseIcon />, run: () => setExpanded([]) },
  ];
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1, p: 2 }}>
      <SearchField value={text} onChange={setText} label={translate(`${messages}.search`)} />
      {buttons.map(({ name, icon, run }) => (
        <Tooltip key={name} title={translate(`${messages}.${name}`)}>
          <IconButton aria-label={translate(`${messages}.${name}`)} onClick={run}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
      {isChanging && (
        <LinearProgress
          aria-label={translate('form.saving')}
          sx={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: 2 }}
        />
      )}
    </Box>
  );
};
