import Box from '@mui/material/Box';

interface Props {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  onToggle: () => void;
}

/** The browser's native checkbox, for lists with thousands of checkboxes. */
export const PlainCheckbox = ({ label, isChecked, isPartly = false, onToggle }: Props) => (
  <Box
    component="input"
    type="checkbox"
    aria-label={label}
    checked={isChecked}
    ref={(input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isPartly;
    }}
    onChange={onToggle}
    sx={({ palette }) => ({
      flex: 'none',
      width: 18,
      height: 18,
      margin: 1,
      cursor: 'pointer',
      accentColor: palette.primary.main,
    })}
  />
);
