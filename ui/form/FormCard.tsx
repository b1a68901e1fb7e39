import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A section of a form. */
export const FormCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ overflow: 'visible' }}>
    <Typography variant="h2" sx={{ px: 3, pt: 2.5 }}>
      {title}
    </Typography>
    <Stack spacing={2} sx={{ px: 3, pt: 2, pb: 3 }}>
      {children}
    </Stack>
  </Card>
);
