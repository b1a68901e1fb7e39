import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { LinkBase } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useCommandKey } from '#ui/actions/useCommandKey.ts';
import { FormConflict } from '#ui/conflict/FormConflict.tsx';
import { useIsUnsaved } from './useIsUnsaved.ts';

interface Props {
  /** Address that Cancel opens. */
  backTo: string;
  /** Label of the save button; "Speichern" by default. */
  label?: string;
  /** Names of the unsaved changes; without them, the bar only says that there are some. */
  changed?: readonly string[];
  /** A further save button beside Cancel. */
  extra?: ReactNode;
  /** Hides the frame, for short forms. */
  isQuiet?: boolean;
}

// focused elements scroll to a position above the bar instead of behind it
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBottom: 100 } }} />;

/** A sticky bar below a form: the unsaved state, Cancel and Save. Ctrl+S or Cmd+S saves. */
export const SaveBar = ({ backTo, label, changed, extra, isQuiet }: Props) => {
  const translate = useText();
  const { isSubmitting } = useFormState();
  const isUnsaved = useIsUnsaved();
  const bar = useRef<HTMLDivElement>(null);

  useCommandKey('s', () => bar.current?.closest('form')?.requestSubmit());

  return (
    <Box
      ref={bar}
      data-actions
      sx={{
        position: 'sticky',
        zIndex: 3,
        mt: 3,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        rowGap: 0.5,
        // on a phone, the unsaved sections stand above the buttons
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& > .MuiButton-root': { flexShrink: 0 },
        py: 1.5,
        ...(isQuiet ? quiet : framed),
        // at a high zoom it would take most of the window
        '@media (max-height: 400px)': { position: 'static' },
      }}
    >
      {roomBelow}
      <FormConflict />
      <Typography variant="body2" color="text.secondary" role="status" sx={state}>
        {(changed ? changed.length > 0 : isUnsaved) && translate('form.unsaved')}
        {changed && changed.length > 0 && `: ${changed.join(', ')}`}
      </Typography>
      <Button component={LinkBase} to={backTo}>
        {translate('form.cancel')}
      </Button>
      {extra}
      <ActionButton
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" /> : undefined}
      >
        {isSubmitting ? translate('form.saving') : (label ?? translate('form.save'))}
      </ActionButton>
    </Box>
  );
};

const state = { mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } } as const;

const quiet = { bottom: 0, backgroundColor: 'background.default' };

const framed = {
  bottom: 12,
  px: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 3,
  backgroundColor: 'background.paper',
};
