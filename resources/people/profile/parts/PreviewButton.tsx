import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const ProfilePreview = lazyPart(() => import('./ProfilePreview.tsx'));

/** The button that shows a preview of the profile, including unsaved changes. */
export const PreviewButton = () => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PreviewIcon />} onClick={() => setOpen(true)}>
        {translate('profile.preview')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ProfilePreview onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
