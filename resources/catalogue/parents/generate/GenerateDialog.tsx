import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';

import { useText } from '#providers/i18nProvider/useText.ts';
import type { ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { AppForm } from '#ui/form/AppForm.tsx';
import { GenerationActions } from './GenerationActions.tsx';
import { GenerationFields } from './GenerationFields.tsx';
import { GenerationPreview } from './GenerationPreview.tsx';
import { type GenerationForm, generationInput, initialValues, violationsOf } from './generation.ts';
import { useGenerate } from './useGenerate.ts';
import { usePreview } from './usePreview.ts';

interface Props {
  product: ParentRecord;
  onClose: () => void;
}

/** Generates variations from a product's options, after a preview. */
const GenerateDialog = ({ product, onClose }: Props) => {
  const translate = useText();
  const [first] = useState(() => initialValues(product));
  const generate = useGenerate(onClose);
  return (
    <DialogFrame
      onClose={onClose}
      width="xl"
      title={translate('resources.products/parents.generate.title')}
      question={{ text: translate('resources.products/parents.generate.discard') }}
      // the result stays visible while the rest scrolls
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <AppForm
        record={first}
        validate={(values) => violationsOf(product, values as GenerationForm)}
        onSubmit={(values: object) => generate(generationInput(product, values as GenerationForm))}
        noValidate
      >
        <Content product={product} />
      </AppForm>
    </DialogFrame>
  );
};

const Content = ({ product }: Pick<Props, 'product'>) => {
  const [page, setPage] = useState(0);
  const preview = usePreview(product, page);
  return (
    <>
      <DialogContent dividers>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { lg: 'minmax(340px, 4fr) minmax(0, 8fr)' },
          }}
        >
          <GenerationFields product={product} example={preview.data?.results[0]} />
          <GenerationPreview preview={preview} page={page} onPage={setPage} />
        </Box>
      </DialogContent>
      <GenerationActions preview={preview} />
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default GenerateDialog;
