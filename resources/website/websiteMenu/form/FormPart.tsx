import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  help?: string;
  children: ReactNode;
}

/** A named group of fields in a dialog. */
export const FormPart = ({ title, help, children }: Props) => {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box>
        <Typography id={id} variant="h3">
          {title}
        </Typography>
        {help && (
          <Typography variant="body2" color="text.secondary">
            {help}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
};
