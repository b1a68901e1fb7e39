import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Anchor for links to the section. */
  id?: string;
  /** Rendered beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a form. */
export const FormCard = ({ title, id, action, children }: Props) => {
  const titleId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
      sx={{ overflow: 'visible' }}
    >
      <Box sx={headStyles}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      <Stack spacing={2} sx={{ px: 3, pt: 2, pb: 3 }}>
        {children}
      </Stack>
    </Card>
  );
};

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 3,
  pt: 2.5,
} as const;
