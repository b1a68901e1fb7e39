import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RowActions } from '#ui/list/RowActions.tsx';

interface Props {
  name: string;
  onEdit: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** Actions on a service or a group. */
export const ServiceMenu = ({ name, onEdit, onHistory, onDelete }: Props) => {
  const translate = useText();
  const entries = [
    { key: 'edit', icon: EditIcon, run: onEdit },
    { key: 'history', icon: HistoryIcon, run: onHistory },
    { key: 'delete', icon: DeleteIcon, run: onDelete },
  ] as const;
  return (
    <RowActions name={name}>
      {({ onClose, anchorEl }) => (
        <Menu open anchorEl={anchorEl} onClose={onClose}>
          {entries.map(({ key, icon: Icon, run }) => (
            <MenuItem
              key={key}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>
                {translate(
                  key === 'history' ? 'history.title' : `resources.services.actions.${key}`,
                )}
              </ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </RowActions>
  );
};
