import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  title: string;
  subtitle?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

const width = 560;

/** A drawer that covers the right side of the page without shifting the content. */
export const SideDrawer = ({ title, subtitle, onClose, children }: Props) => {
  const translate = useText();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width, maxWidth: '100%', px: 3, py: 2.5 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={translate('history.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
};
