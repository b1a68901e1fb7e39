import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { focusResults } from './ListToolbar.tsx';
import { InSlot } from './toolbarSlots.tsx';
import { useCountAsUsed } from './usedFilters.tsx';
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
  const translate = useText();
  const [value, setValue] = useFilter(source);
  useCountAsUsed(source, value !== '');
  if (value === '') return null;
  const remove = (event: MouseEvent) => {
    focusResults(event.currentTarget);
    setValue('');
  };
  return (
    <InSlot name="chips">
      <Box component="span" sx={chip}>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {label}:
        </Box>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {children || '…'}
        </Box>
        <IconButton
          size="small"
          aria-label={translate('list.removeFilter', { name: label })}
          onClick={remove}
          sx={{ p: 0.5 }}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
    </InSlot>
  );
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  maxWidth: 320,
  height: 32,
  pl: 1.25,
  pr: 0.5,
  borderRadius: 4,
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
  typography: 'body2',
  whiteSpace: 'nowrap',
} as const;
