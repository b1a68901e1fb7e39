import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

interface Props {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Whether the title is the page's heading. */
  isPage?: boolean;
}

/** Shown instead of content: there is nothing yet, nothing matches, or loading failed. */
export const StateMessage = ({ icon, title, text, action, isPage }: Props) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 1,
      px: 3,
      py: 8,
      '& > svg': { fontSize: 40, color: 'text.secondary', mb: 1 },
    }}
  >
    {icon}
    <Typography variant="h2" component={isPage ? 'h1' : 'p'}>
      {isPage ? <PageTitle>{title}</PageTitle> : title}
    </Typography>
    {text && (
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 420 }}>
        {text}
      </Typography>
    )}
    {action && <Box sx={{ mt: 1 }}>{action}</Box>}
  </Box>
);

/** A component, because the hook is only for pages. */
const PageTitle = ({ children }: { children: ReactNode }) => (
  <span ref={usePageTitle()}>{children}</span>
);
