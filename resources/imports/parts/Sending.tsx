import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';

interface Props {
  upload: { name: string; part: number };
}

/** How far the file is on its way; the buttons before are gone, so it is led to. */
export const Sending = ({ upload: { name, part } }: Props) => {
  const translate = useTranslate();
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
