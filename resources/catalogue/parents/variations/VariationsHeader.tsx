import AddIcon from '@mui/icons-material/Add';
import GenerateIcon from '@mui/icons-material/AutoAwesomeMotionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { configurable, type ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { choicesOf } from '#resources/catalogue/variations/parts/choicesOf.ts';
import type { VariationRow } from '#resources/catalogue/variations/parts/records.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const AddVariation = lazyPart(
  () => import('#resources/catalogue/variations/parts/AddVariation.tsx'),
);
const GenerateDialog = lazyPart(
  () => import('#resources/catalogue/parents/generate/GenerateDialog.tsx'),
);

interface Props {
  product: ParentRecord;
  hasUnsaved: boolean;
}

/** Shows the section's heading, with buttons that add one variation or generate many. */
export const VariationsHeader = ({ product, hasUnsaved }: Props) => {
  const translate = useText();
  const text = useText('resources.products/parents.variations');
  const [open, setOpen] = useState<'add' | 'generate' | null>(null);
  const refresh = useRefresh();
  const { data = [], total = 0 } = useListContext<VariationRow>();
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <Typography variant="h2">
          {translate('resources.products/parents.sections.variations')}
        </Typography>
        <Typography variant="body2" color="text.secondary" role="status">
          {text(hasUnsaved ? 'saveFirst' : product.isAutomatic ? 'textAutomatic' : 'text')}
        </Typography>
      </Box>
      {product.type === configurable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={hasUnsaved}
            onClick={() => setOpen('add')}
          >
            {text('add')}
          </Button>
          <Button
            variant="contained"
            startIcon={<GenerateIcon />}
            disabled={hasUnsaved}
            onClick={() => setOpen('generate')}
          >
            {text('generate')}
          </Button>
        </Box>
      )}
      <Suspense fallback={null}>
        {open === 'add' && (
          <AddVariation
            product={product}
            familyId={product.family_id?.id ?? ''}
            combinations={data.map(choicesOf)}
            number={total + 1}
            onAdded={() => {
              refresh();
              close();
            }}
            onClose={close}
          />
        )}
        {open === 'generate' && <GenerateDialog product={product} onClose={close} />}
      </Suspense>
    </Box>
  );
};
