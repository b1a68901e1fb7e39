import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#providers/i18nProvider/useText.ts';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';

interface Props {
  name: string;
  onEdit: () => void;
  onCopy: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** Actions on a service or a group. */
export const ServiceMenu = ({ name, onEdit, onCopy, onHistory, onDelete }: Props) => {
  const translate = useText();
  const text = useText('resources.services.actions');
  const entries = [
    { label: text('edit'), icon: EditIcon, run: onEdit },
    { label: translate('form.duplicate'), icon: CopyIcon, run: onCopy },
    { label: translate('history.title'), icon: HistoryIcon, run: onHistory },
    { label: text('delete'), icon: DeleteIcon, run: onDelete },
  ];
  return (
    <RowActions name={name}>
      {({ onClose, anchorEl }) => (
        <Menu open anchorEl={anchorEl} onClose={onClose}>
          {entries.map(({ label, icon, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                onClose();
                run();
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
