import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  upload: { name: string; part: number };
}

/** Shows the upload progress; takes the focus from the buttons that it replaces. */
export const Sending = ({ upload: { name, part } }: Props) => {
  const translate = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isReceived = part >= 1;
  const key = isReceived ? 'received' : 'sending';
  const label = translate(`resources.products/imports.dialog.${key}`, { name });
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
      <Typography role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <LinearProgress
        variant={isReceived ? 'indeterminate' : 'determinate'}
        value={part * 100}
        aria-label={label}
      />
    </Box>
  );
};
