import type { SxProps, Theme } from '@mui/material/styles';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface Props<Choice extends string> {
  value: Choice;
  onChange: (value: Choice) => void;
  /** Toggle buttons, each with a value. */
  children: ReactNode;
  sx?: SxProps<Theme>;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Toggle buttons with exactly one selected; clicking the selected button changes nothing. */
export const ToggleChoice = <Choice extends string>({ onChange, ...rest }: Props<Choice>) => (
  <ToggleButtonGroup
    {...rest}
    exclusive
    size="small"
    // null means that the selected button was clicked
    onChange={(_event, chosen: Choice | null) => chosen !== null && onChange(chosen)}
  />
);
