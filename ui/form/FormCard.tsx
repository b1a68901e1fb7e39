import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Anchor for links to the section. */
  id?: string;
  children: ReactNode;
}

/** A section of a form. */
export const FormCard = ({ title, id, children }: Props) => {
  const titleId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
      sx={{ overflow: 'visible' }}
    >
      <Typography id={titleId} variant="h2" sx={{ px: 3, pt: 2.5 }}>
        {title}
      </Typography>
      <Stack spacing={2} sx={{ px: 3, pt: 2, pb: 3 }}>
        {children}
      </Stack>
    </Card>
  );
};
