import SuggestIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import type { StoredImage } from '#ui/images/imageList.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const SuggestionDialog = lazyPart(() => import('./SuggestionDialog.tsx'));

interface Props {
  groups: readonly FieldGroup[];
}

/** Opens suggestions based on the product's images; administrators only (specification 2). */
export const SuggestButton = (props: Props) =>
  useCan('imageAnalysis', 'create') ? <ForAdmins {...props} /> : null;

const ForAdmins = ({ groups }: Props) => {
  const translate = useText();
  const reasonId = useId();
  const [isOpen, setOpen] = useState(false);
  const images: StoredImage[] = useWatch({ name: 'images' });
  // images that are still uploading have no name
  const filenames = images.flatMap(({ filename }) => filename || []);
  const isEmpty = filenames.length === 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant="outlined"
        startIcon={<SuggestIcon />}
        disabled={isEmpty}
        aria-describedby={isEmpty ? reasonId : undefined}
        onClick={() => setOpen(true)}
      >
        {translate('imageAnalysis.open')}
      </Button>
      {isEmpty && (
        <Typography id={reasonId} variant="body2" color="text.secondary">
          {translate('imageAnalysis.noPicture')}
        </Typography>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <SuggestionDialog filenames={filenames} groups={groups} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Box>
  );
};
