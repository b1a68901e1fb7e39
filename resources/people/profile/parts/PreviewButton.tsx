import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const ProfilePreview = lazyPart(() => import('./ProfilePreview.tsx'));

/** Shows the profile as it stands in the form, saved or not. */
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
