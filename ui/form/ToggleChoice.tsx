import type { SxProps, Theme } from '@mui/material/styles';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface Props<Choice extends string> {
  value: Choice;
  onChange: (value: Choice) => void;
  /** Toggle buttons with a value each. */
  children: ReactNode;
  sx?: SxProps<Theme>;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Toggle buttons of which exactly one is selected; pressing the selected one changes nothing. */
export const ToggleChoice = <Choice extends string>({ onChange, ...rest }: Props<Choice>) => (
  <ToggleButtonGroup
    {...rest}
    exclusive
    size="small"
    // null: the selected button was pressed
    onChange={(_event, chosen: Choice | null) => chosen !== null && onChange(chosen)}
  />
);
