import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import type { ShownPost } from './preview/PostView.tsx';

const PreviewDialog = lazyPart(() => import('./preview/PreviewDialog.tsx'));

/** Shows the post as it is in the form. */
export const PreviewButton = () => {
  const text = useResourceText();
  const { getValues } = useFormContext<ShownPost>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PreviewIcon />} onClick={() => setOpen(true)}>
        {text('preview.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PreviewDialog post={getValues()} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
