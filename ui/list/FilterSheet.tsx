import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode, useId, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useTotalText } from './exactTotal.tsx';
import { useSlotRef } from './toolbarSlots.tsx';
import { useClearFilters } from './useClearFilters.ts';
import { UsedFilters, useUsedFilters } from './usedFilters.tsx';
import { useIsPhone } from './useIsPhone.ts';

/**
 * A button, and the sheet with filters that it opens: at the bottom of a phone, else at the right.
 */
const FilterSheet = ({ children }: { children: ReactNode }) => {
  const translate = useText();
  const isPhone = useIsPhone();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useSlotRef('sheet');
  const used = useUsedFilters();
  // on a phone it has the sort order, too
  if (Children.count(children) === 0 && !isPhone) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<FilterIcon />}
        onClick={() => setOpen(true)}
        sx={{ height: 36, flexShrink: 0, borderColor: 'action.disabled' }}
      >
        {translate('list.filters')}
        {used.count > 0 && ` (${used.count})`}
      </Button>
      <Drawer
        anchor={isPhone ? 'bottom' : 'right'}
        open={isOpen}
        onClose={close}
        // rendered even when closed, because each filter shows its value above the table
        keepMounted
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paperStyles } }}
      >
        <Typography id={titleId} variant="h2" sx={{ px: 2, pt: 2 }}>
          {translate('list.filters')}
        </Typography>
        <Box sx={sheetStyles}>
          <UsedFilters counter={used}>{children}</UsedFilters>
          <Box ref={sheet} sx={{ display: 'contents' }} />
        </Box>
        <SheetActions onClose={close} />
      </Drawer>
    </>
  );
};

const SheetActions = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const totalText = useTotalText();
  const { isFiltered, clear } = useClearFilters();
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button disabled={!isFiltered} onClick={clear} sx={{ flex: 1 }}>
        {translate('list.clearFilters')}
      </Button>
      <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
        {totalText ?? translate('list.loading')}
      </Button>
    </Box>
  );
};

const paperStyles = {
  width: 400,
  maxHeight: '100dvh',
  '@media (max-width: 599px)': {
    width: '100%',
    maxHeight: '85dvh',
    borderRadius: '16px 16px 0 0',
  },
} as const;

const sheetStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 2,
  p: 2,
  flex: 1,
  overflow: 'auto',
  // a row of its own for each filter
  '& > .MuiFormControl-root, & > .MuiAutocomplete-root, & > .MuiButton-root': {
    width: '100%',
    flex: 'none',
  },
  '& > .MuiButton-root': { justifyContent: 'space-between' },
} as const;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default FilterSheet;
