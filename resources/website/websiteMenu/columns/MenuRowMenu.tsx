import DeleteIcon from '@mui/icons-material/DeleteOutline';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import PublishIcon from '@mui/icons-material/PublicOutlined';
import UnpublishIcon from '@mui/icons-material/UnpublishedOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { MenuRow } from '#resources/website/websiteMenu/operations.ts';
import { RowActions } from '#ui/list/RowActions.tsx';
import type { OnRowAction, RowAction } from './useRowActions.ts';

interface Props {
  row: MenuRow;
  onAct: OnRowAction;
}

interface Entry {
  key: string;
  icon: typeof EditIcon;
  action: RowAction;
}

const move: Entry = { key: 'move', icon: MoveIcon, action: 'move' };

/** The menu of actions on an item. */
export const MenuRowMenu = ({ row, onAct }: Props) => {
  const translate = useText();
  const isPublished = row.isPublished === 'published';
  const entries: Entry[] = [
    { key: row.level === 4 ? 'editAndLink' : 'edit', icon: EditIcon, action: 'edit' },
    isPublished
      ? { key: 'unpublish', icon: UnpublishIcon, action: 'unpublish' }
      : { key: 'publish', icon: PublishIcon, action: 'publish' },
    ...(row.level === 2 ? [] : [move]),
    { key: 'history', icon: HistoryIcon, action: 'history' },
    { key: 'delete', icon: DeleteIcon, action: 'remove' },
  ];
  return (
    <RowActions name={row.name}>
      {({ onClose, anchorEl }) => (
        <Menu open anchorEl={anchorEl} onClose={onClose}>
          {entries.map(({ key, icon: Icon, action }) => (
            <MenuItem
              key={key}
              onClick={() => {
                onClose();
                void onAct(action, row);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(`resources.website-menu.actions.${key}`)}</ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </RowActions>
  );
};
