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
import { useTranslate } from 'react-admin';
import type { MenuRow } from '#resources/websiteMenu/operations.ts';
import { RowActions } from '#ui/list/RowActions.tsx';
import type { RowActionsOf } from './useRowActions.ts';

interface Props {
  row: MenuRow;
  actions: RowActionsOf;
}

/** What can be done to an item. */
export const MenuRowMenu = ({ row, actions }: Props) => {
  const translate = useTranslate();
  const isPublished = row.isPublished === 'published';
  const entries = [
    { key: row.level === 4 ? 'editAndLink' : 'edit', icon: EditIcon, run: actions.edit },
    isPublished
      ? { key: 'unpublish', icon: UnpublishIcon, run: actions.unpublish }
      : { key: 'publish', icon: PublishIcon, run: actions.publish },
    ...(row.level === 2 ? [] : [{ key: 'move', icon: MoveIcon, run: actions.move }]),
    { key: 'history', icon: HistoryIcon, run: actions.history },
    { key: 'delete', icon: DeleteIcon, run: actions.remove },
  ];
  return (
    <RowActions name={row.name}>
      {({ onClose, anchorEl }) => (
        <Menu open anchorEl={anchorEl} onClose={onClose}>
          {entries.map(({ key, icon: Icon, run }) => (
            <MenuItem
              key={key}
              onClick={() => {
                onClose();
                void run(row);
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
