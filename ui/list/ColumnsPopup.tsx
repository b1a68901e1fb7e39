import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { listChoicesOf } from '#providers/listChoices.ts';
import { hideable, isShown, type TableColumn } from './columns.ts';

interface Props {
  list: string;
  columns: readonly TableColumn[];
  popup: Pick<MenuProps, 'open' | 'anchorEl' | 'id'> & { onClose: () => void };
  /** Opens the dialog for the order and the widths. */
  onArrange: () => void;
}

/** The menu itself, which loads when it is first opened. */
const ColumnsPopup = ({ list, columns, popup, onArrange }: Props) => {
  const translate = useText();
  return (
    <Menu {...popup} slotProps={{ list: { dense: true, 'aria-label': translate('list.columns') } }}>
      {hideable(columns).map((column) => (
        <ColumnChoice key={column.source} list={list} column={column} />
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          popup.onClose();
          onArrange();
        }}
      >
        {translate('list.arrangeColumns')} …
      </MenuItem>
      <ResetColumns list={list} />
    </Menu>
  );
};

// passes on the props that the menu gives its items (focus, tab index)
const ColumnChoice = ({ list, column, ...item }: { list: string; column: TableColumn }) => {
  const { source, label } = column;
  const preference = listChoicesOf(list);
  const choices = preference.use();
  const { changed = [] } = choices;
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const isChecked = isShown(column, changed);
  const toggle = () =>
    preference.set({
      ...choices,
      changed: changed.includes(source)
        ? changed.filter((other) => other !== source)
        : [...changed, source],
    });
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
  const preference = listChoicesOf(list);
  const { changed = [], order, widths, ...others } = preference.use();
  const isChanged = changed.length > 0 || Boolean(order) || Boolean(widths);
  return (
    <MenuItem {...item} disabled={!isChanged} onClick={() => preference.set(others)}>
      {translate('list.resetColumns')}
    </MenuItem>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ColumnsPopup;
