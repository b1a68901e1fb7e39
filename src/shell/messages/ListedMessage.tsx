import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateText } from '#ui/fields/DateText.tsx';

interface Props {
  icon: ReactNode;
  text: string;
  at: string;
  isNew: boolean;
  /** Content below the text. */
  children?: ReactNode;
  /** Actions beside the time. */
  actions?: ReactNode;
}

/** An entry in the message list of the bell. */
export const ListedMessage = ({ icon, text, at, isNew, children, actions }: Props) => {
  const translate = useText();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
        ...(isNew && { backgroundColor: 'action.hover' }),
      }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: isNew ? 600 : 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {isNew && (
            <Box component="span" sx={visuallyHidden}>
              {translate('bell.new')}{' '}
            </Box>
          )}
          {text}
        </Typography>
        {children}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minHeight: 31 }}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
            <DateText value={at} />
          </Typography>
          {actions}
        </Box>
      </Box>
    </Box>
  );
};
