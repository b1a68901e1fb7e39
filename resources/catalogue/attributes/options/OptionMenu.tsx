import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#providers/i18nProvider/useText.ts';
import { MenuAction } from '#ui/list/MenuAction.tsx';
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
  const text = useText('resources.collections/attributes.options.actions');
  if (!menu) return null;
  const { option, anchor } = menu;
  const entries = [
    { label: text('edit'), icon: EditIcon, task: { kind: 'edit', option } },
    { label: translate('form.duplicate'), icon: CopyIcon, task: { kind: 'copy', option } },
    { label: text('move'), icon: MoveIcon, task: { kind: 'move', options: [option] } },
    { label: translate('history.title'), icon: HistoryIcon, task: { kind: 'history', option } },
    { label: text('delete'), icon: DeleteIcon, task: { kind: 'delete', options: [option] } },
  ] satisfies { label: string; icon: typeof EditIcon; task: OptionTask }[];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {entries.map(({ label, icon, task }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            onTask(task);
          }}
        >
          <MenuAction icon={icon} label={label} />
        </MenuItem>
      ))}
    </Menu>
  );
};
