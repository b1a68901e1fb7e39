import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { setPageTitle } from '#providers/pageTitle.ts';

interface Props {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  /** True if the heading replaces other content and so takes the focus. */
  isNews?: boolean;
}

export const Heading = ({ icon, title, text, isNews }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  useEffect(() => setPageTitle(title), [title]);
  return (
    <Box sx={{ mb: 4 }}>
      {icon && (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            mb: 2.5,
            borderRadius: '50%',
            color: 'primary.main',
            backgroundColor: 'primary.light',
          }}
        >
          {icon}
        </Box>
      )}
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography component="div" color="text.secondary" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </Box>
  );
};
