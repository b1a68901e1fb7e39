import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { hiddenColumnsOf } from '#providers/preferences.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { hideable, isShown, type TableColumn } from './columns.ts';

interface Props {
  /** Name of the list; the browser stores the user's columns under it. */
  list: string;
  columns: readonly TableColumn[];
}

/** A menu that shows and hides a list's columns; the browser stores the choice. */
export const ColumnsMenu = ({ list, columns }: Props) => {
  const translate = useText();
  const menu = useAnchor('menu');
  const choices = hideable(columns);
  const label = translate('list.columns');
  if (choices.length === 0) return null;
  return (
    <>
      <Button size="small" color="inherit" startIcon={<ColumnsIcon />} {...menu.button}>
        {label}
      </Button>
      <Menu {...menu.popup} slotProps={{ list: { dense: true, 'aria-label': label } }}>
        {choices.map((column) => (
          <ColumnChoice key={column.source} list={list} column={column} />
        ))}
        <Divider />
        <ResetColumns list={list} />
      </Menu>
    </>
  );
};

// passes on the props that the menu gives its items (focus, tab index)
const ColumnChoice = ({ list, column, ...item }: { list: string; column: TableColumn }) => {
  const { source, label } = column;
  const preference = hiddenColumnsOf(list);
  const changed = preference.use();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const isChecked = isShown(column, changed);
  const toggle = () =>
    preference.set(
      changed.includes(source) ? changed.filter((other) => other !== source) : [...changed, source],
    );
  return (
    <MenuItem {...item} role="menuitemcheckbox" aria-checked={isChecked} onClick={toggle}>
      <ListItemIcon>
        {isChecked ? (
          <CheckedIcon fontSize="small" color="primary" />
        ) : (
          <UncheckedIcon fontSize="small" />
        )}
      </ListItemIcon>
      {translateLabel({ label, source, resource })}
    </MenuItem>
  );
};

const ResetColumns = ({ list, ...item }: { list: string }) => {
  const translate = useText();
  const preference = hiddenColumnsOf(list);
  const isChanged = preference.use().length > 0;
  return (
    <MenuItem {...item} disabled={!isChanged} onClick={() => preference.set([])}>
      {translate('list.resetColumns')}
    </MenuItem>
  );
};
