import RetentionIcon from '@mui/icons-material/AutoDeleteOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const RetentionDialog = lazyPart(() => import('./RetentionDialog.tsx'));

/** Shows how long which data are kept. */
export const RetentionButton = () => {
  const text = useText('resources.security-events.retention');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<RetentionIcon />} onClick={() => setOpen(true)}>
        {text('title')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <RetentionDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
