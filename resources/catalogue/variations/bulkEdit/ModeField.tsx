import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { EditKind } from '#contract/rules/catalogue/variationsEdit.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';

interface Props<Mode extends string> {
  kind: EditKind;
  modes: readonly Mode[];
  value: Mode;
  onChange: (mode: Mode) => void;
}

/** Selects the mode of a change, for example add or remove. */
export const ModeField = <Mode extends string>({ kind, modes, value, onChange }: Props<Mode>) => {
  const translate = useDynamicText();
  return (
    <TextField
      select
      label={translate('bulkEdit.how')}
      value={value}
      onChange={(event) => onChange(event.target.value as Mode)}
    >
      {modes.map((mode) => (
        <MenuItem key={mode} value={mode}>
          {translate(`bulkEdit.modes.${kind}.${mode}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
