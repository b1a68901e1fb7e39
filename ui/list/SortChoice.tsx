import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type SortPayload, useListContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { InSlot } from './toolbarSlots.tsx';
import { useIsPhone } from './useIsPhone.ts';

/**
 * The sort order of cards, which have no column headings; the label is the resource's message
 * `sort`.
 */
export const SortChoice = ({ orders }: { orders: readonly SortPayload[] }) => {
  const text = useText(useResourcePrefix());
  const { sort, setSort } = useListContext();
  const isPhone = useIsPhone();
  const field = text(`fields.${sort.field}`);
  return (
    <InSlot name="tools">
      <TextField
        select
        size="small"
        value={
          orders.find(({ field, order }) => field === sort.field && order === sort.order)?.field ??
          ''
        }
        onChange={({ target }) => {
          const chosen = orders.find(({ field }) => field === target.value);
          if (chosen) setSort({ ...chosen });
        }}
        sx={{ '& .MuiSelect-select': { typography: 'body2', py: 0.75 } }}
        slotProps={{
          select: {
            displayEmpty: true,
            // a phone has room for the field alone
            renderValue: () => (isPhone ? field : `${text('sort')}: ${field}`),
            SelectDisplayProps: { 'aria-label': text('sort') },
          },
        }}
      >
        {orders.map(({ field }) => (
          <MenuItem key={field} value={field}>
            {text(`fields.${field}`)}
          </MenuItem>
        ))}
      </TextField>
    </InSlot>
  );
};
