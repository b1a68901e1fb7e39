import type { ReactNode } from 'react';
import { RemovableChip } from './RemovableChip.tsx';
import { useFilter } from './useFilter.ts';

interface Props {
  source: string;
  label: string;
  /** The formatted value of the filter; empty until it is loaded. */
  children: ReactNode;
}

/**
 * A chip in the list's toolbar for an active filter, with a button that removes the filter. Each
 * filter renders its chip beside its input, so that label and format are defined once. Without a
 * value it renders nothing.
 */
export const FilterChip = ({ source, label, children }: Props) => {
  const [value, setValue] = useFilter(source);
  if (value === '') return null;
  return (
    <RemovableChip source={source} label={label} onRemove={() => setValue('')}>
      {children}
    </RemovableChip>
  );
};
