import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** A select outside a form; an empty id is a valid choice. */
export const Choice = ({ label, value, choices, onChange }: Props) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
