import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Link back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** The heading of every screen, with its main actions. */
export const PageHeader = ({ title, subtitle, back, actions }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: 2,
      mb: 2,
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      {back}
      <Typography variant="h1">{title}</Typography>
      {subtitle && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {subtitle}
        </Typography>
      )}
    </Box>
    {actions && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{actions}</Box>
    )}
  </Box>
);
