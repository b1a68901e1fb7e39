import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import type { ShownPost } from './preview/PostView.tsx';

const PreviewDialog = lazyPart(() => import('./preview/PreviewDialog.tsx'));

/** Previews the post with the unsaved form values. */
export const PreviewButton = () => {
  const text = useText(useResourcePrefix());
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
