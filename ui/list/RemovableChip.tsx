import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { focusResults } from './ListToolbar.tsx';
import { InSlot } from './toolbarSlots.tsx';
import { useCountAsUsed } from './usedFilters.tsx';

interface Props {
  /** Names the filter among those in use. */
  source: string;
  label: string;
  /** The formatted value; empty until it is loaded. */
  children: ReactNode;
  onRemove: () => void;
}

/** A chip in the list's toolbar with a button that removes it; see {@link FilterChip}. */
export const RemovableChip = ({ source, label, children, onRemove }: Props) => {
  const translate = useText();
  useCountAsUsed(source, true);
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
          onClick={(event) => {
            focusResults(event.currentTarget);
            onRemove();
          }}
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
