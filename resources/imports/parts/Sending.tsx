import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface Props {
  upload: { name: string; part: number };
}

/** How far the file is on its way. */
export const Sending = ({ upload: { name, part } }: Props) => {
  const translate = useTranslate();
  const isReceived = part >= 1;
  const key = isReceived ? 'received' : 'sending';
  const label = translate(`resources.products/imports.dialog.${key}`, { name });
  return (
    <div>
      <Typography role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <LinearProgress
        variant={isReceived ? 'indeterminate' : 'determinate'}
        value={part * 100}
        aria-label={label}
      />
    </div>
  );
};
