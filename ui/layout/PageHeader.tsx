import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

interface Props {
  title: ReactNode;
  /** Titles the window; the title by default. */
  windowTitle?: string;
  /** The kind of page, in small text above the title. */
  kind?: ReactNode;
  subtitle?: ReactNode;
  /** Link back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** The heading of each page, which also titles the window, with its main actions. */
export const PageHeader = ({ title, windowTitle, kind, subtitle, back, actions }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      columnGap: 2,
      rowGap: 1,
      mb: 1.5,
    }}
  >
    <Box sx={{ flex: '1 1 auto', minWidth: subtitle ? 'min(100%, 280px)' : 0 }}>
      {back}
      <Typography variant="h1" sx={titleStyles}>
        {kind && (
          <Box component="span" sx={smallPrint}>
            {kind}{' '}
          </Box>
        )}
        <span ref={usePageTitle(windowTitle)}>{title}</span>
      </Typography>
      {subtitle && (
        <Typography variant="body2" color="text.secondary" sx={subtitleStyles}>
          {subtitle}
        </Typography>
      )}
    </Box>
    {actions && (
      <Box data-actions sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {actions}
      </Box>
    )}
  </Box>
);

// the outline of the focus surrounds the title alone
const titleStyles = { width: 'fit-content', maxWidth: '100%', overflowWrap: 'anywhere' };

// as wide as the place beside the actions: a long subtitle wraps rather than the actions
const subtitleStyles = { mt: 0.25, width: 0, minWidth: '100%' };

const smallPrint = {
  display: 'block',
  typography: 'body2',
  letterSpacing: 'normal',
  color: 'text.secondary',
} as const;
