import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { InSlot } from '#ui/list/toolbarSlots.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';

const orders = [
  { field: 'name', order: 'ASC' },
  { field: 'city', order: 'ASC' },
  { field: 'updatedAt', order: 'DESC' },
] as const;

/** How the cards are sorted, which have no headings to click. */
export const SortChoice = () => {
  const text = useResourceText();
  const { sort, setSort } = useListContext();
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
            renderValue: () => `${text('sort')}: ${text(`fields.${sort.field}`)}`,
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
