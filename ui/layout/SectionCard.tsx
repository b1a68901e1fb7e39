import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Rendered beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export const SectionCard = ({ title, action, children }: Props) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 32,
          mb: 2,
          '& > .MuiButton-root': { flexShrink: 0 },
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
};
