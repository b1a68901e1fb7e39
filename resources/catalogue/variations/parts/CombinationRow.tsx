import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import { Picker } from '#ui/pickers/Picker.tsx';
import type { ChoiceRow, ConfigurableAttribute } from './combination.ts';

interface Props {
  row: ChoiceRow;
  /** Position of the row, counted from 1. */
  place: number;
  /** The row's own attribute and those that no other row uses. */
  attributes: readonly ConfigurableAttribute[];
  isIncomplete: boolean;
  onChange: (row: ChoiceRow) => void;
  /** Undefined if it is the only row. */
  onRemove: (() => void) | undefined;
}

/** Selects an attribute and its option. */
export const CombinationRow = (props: Props) => {
  const { row, place, attributes, isIncomplete, onChange, onRemove } = props;
  const translate = useText();
  const text = useText('variationPages.combination');
  const attribute = attributes.find(({ attr_id }) => attr_id === row.attr_id);
  const options = attribute?.options ?? [];
  const name = attribute?.name ?? '';
  return (
    <Box
      role="group"
      aria-label={text('row', { place })}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr auto' },
      }}
    >
      <TextField
        select
        label={text('attribute')}
        value={row.attr_id}
        onChange={({ target }) => onChange({ attr_id: target.value, option_id: '' })}
      >
        {attributes.map((each) => (
          <MenuItem key={each.attr_id} value={each.attr_id}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
      <Picker
        size="small"
        label={text('option')}
        choices={options}
        value={options.find(({ id }) => id === row.option_id) ?? null}
        onChange={(option) => onChange({ ...row, option_id: option?.id ?? '' })}
        error={isIncomplete && translate('rules.required')}
        slotProps={{ paper: { elevation: 6 } }}
        renderChoice={({ name: optionName, switchType, value }) => (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Swatch switchType={switchType ?? null} value={value ?? null} size={20} />
            {optionName}
          </Box>
        )}
        sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
      />
      <IconButton
        disabled={!onRemove}
        aria-label={text('removeRow', { name })}
        onClick={() => onRemove?.()}
        sx={{ gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
      >
        <DeleteIcon />
      </IconButton>
    </Box>
  );
};
