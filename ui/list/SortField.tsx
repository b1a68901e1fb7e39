import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useResourceContext, useTranslateLabel } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { TableColumn } from './columns.ts';

const orders = ['ASC', 'DESC'] as const;

/** The sort order of cards, which show no column headings. */
const SortField = ({ columns }: { columns: readonly TableColumn[] }) => {
  const translate = useText();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const { sort, setSort } = useListContext();
  const sortable = columns.filter(({ kind, disableSort }) => kind !== 'actions' && !disableSort);
  const isKnown = sortable.some(({ source }) => source === sort.field);
  if (sortable.length === 0) return null;
  return (
    <>
      <TextField
        select
        label={translate('list.sortBy')}
        value={isKnown ? sort.field : ''}
        onChange={({ target }) => {
          const chosen = sortable.find(({ source }) => source === target.value);
          if (chosen) setSort({ field: chosen.source, order: chosen.sortByOrder ?? 'ASC' });
        }}
      >
        {sortable.map(({ source, label }) => (
          <MenuItem key={source} value={source}>
            {labelOf({ label, source, resource })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('list.sortOrder')}
        value={sort.order}
        onChange={({ target }) =>
          setSort({ field: sort.field, order: target.value === 'DESC' ? 'DESC' : 'ASC' })
        }
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {translate(`list.sortOrders.${order}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SortField;
