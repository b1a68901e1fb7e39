import DeleteIcon from '@mui/icons-material/DeleteOutline';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { OptionTask } from './tasks.ts';
import type { ListedOption } from './useOptions.ts';

interface Props {
  menu: { option: ListedOption; anchor: HTMLElement } | null;
  onClose: () => void;
  onTask: (task: OptionTask) => void;
}

/** Actions on one option. */
export const OptionMenu = ({ menu, onClose, onTask }: Props) => {
  const translate = useText();
  if (!menu) return null;
  const { option, anchor } = menu;
  const entries = [
    { key: 'edit', icon: EditIcon, task: { kind: 'edit', option } },
    { key: 'move', icon: MoveIcon, task: { kind: 'move', options: [option] } },
    { key: 'history', icon: HistoryIcon, task: { kind: 'history', option } },
    { key: 'delete', icon: DeleteIcon, task: { kind: 'delete', options: [option] } },
  ] as const;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {entries.map(({ key, icon: Icon, task }) => (
        <MenuItem
          key={key}
          onClick={() => {
            onClose();
            onTask(task);
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>
            {translate(
              key === 'history'
                ? 'history.title'
                : `resources.collections/attributes.options.actions.${key}`,
            )}
          </ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
};
