import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import PublishIcon from '@mui/icons-material/PublicOutlined';
import UnpublishIcon from '@mui/icons-material/UnpublishedOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { MenuRow } from '#resources/website/websiteMenu/operations.ts';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import type { OnRowAction, RowAction } from './useRowActions.ts';

interface Props {
  row: MenuRow;
  onAct: OnRowAction;
}

interface Entry {
  label: string;
  icon: typeof EditIcon;
  action: RowAction;
}

/** The menu of actions on an item. */
export const MenuRowMenu = ({ row, onAct }: Props) => {
  const translate = useText();
  const text = useText('resources.website-menu.actions');
  const move: Entry = { label: text('move'), icon: MoveIcon, action: 'move' };
  const isPublished = row.isPublished === 'published';
  const entries: Entry[] = [
    { label: text(row.level === 4 ? 'editAndLink' : 'edit'), icon: EditIcon, action: 'edit' },
    { label: translate('form.duplicate'), icon: CopyIcon, action: 'copy' },
    isPublished
      ? { label: text('unpublish'), icon: UnpublishIcon, action: 'unpublish' }
      : { label: text('publish'), icon: PublishIcon, action: 'publish' },
    ...(row.level === 2 ? [] : [move]),
    { label: text('history'), icon: HistoryIcon, action: 'history' },
    { label: text('delete'), icon: DeleteIcon, action: 'remove' },
  ];
  return (
    <RowActions name={row.name}>
      {({ onClose, anchorEl }) => (
        <Menu open anchorEl={anchorEl} onClose={onClose}>
          {entries.map(({ label, icon, action }) => (
            <MenuItem
              key={action}
              onClick={() => {
                onClose();
                void onAct(action, row);
              }}
            >
              <MenuAction icon={icon} label={label} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </RowActions>
  );
};
