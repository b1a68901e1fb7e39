import AddIcon from '@mui/icons-material/Add';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import RenameIcon from '@mui/icons-material/EditOutlined';
import SortIcon from '@mui/icons-material/SortByAlpha';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';

interface Action {
  name: 'createBelow' | 'rename' | 'duplicate' | 'moveTo' | 'sort' | 'delete';
  /** That of the name by default. */
  label?: string;
  icon: ComponentType<{ fontSize: 'small' }>;
  run: () => void;
  /** Message key of the reason why the action is disabled. */
  hindered?: string | undefined;
  hotkey?: string;
}

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
  isDeepest: boolean;
  hasSeveralChildren: boolean;
  onCreate: () => void;
  onRename: () => void;
  onCopy: () => void;
  onMove: () => void;
  onSort: () => void;
  onDelete: () => void;
}

const messages = 'resources.collections/categories';

/** Actions on a category. */
export const CategoryMenu = ({ anchor, onClose, isDeepest, hasSeveralChildren, ...on }: Props) => {
  const translate = useDynamicText();
  const actions: Action[] = [
    {
      name: 'createBelow',
      icon: AddIcon,
      run: on.onCreate,
      hindered: isDeepest ? 'rules.categoryLevels' : undefined,
    },
    { name: 'rename', icon: RenameIcon, run: on.onRename, hotkey: 'F2' },
    { name: 'duplicate', icon: CopyIcon, run: on.onCopy, label: translate('form.duplicate') },
    { name: 'moveTo', icon: MoveIcon, run: on.onMove },
    ...(hasSeveralChildren ? [{ name: 'sort' as const, icon: SortIcon, run: on.onSort }] : []),
    { name: 'delete', icon: DeleteIcon, run: on.onDelete, hotkey: translate(`${messages}.del`) },
  ];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map(({ name, label, icon: Icon, run, hindered, hotkey }) => (
        <ActionItem
          key={name}
          disabled={Boolean(hindered)}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText secondary={hindered && translate(hindered)}>
            {label ?? translate(`${messages}.actions.${name}`)}
          </ListItemText>
          {hotkey && (
            <Typography variant="body2" color="text.secondary" sx={{ ml: 3 }}>
              {hotkey}
            </Typography>
          )}
        </ActionItem>
      ))}
    </Menu>
  );
};
