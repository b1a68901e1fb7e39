import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { GenerationActions } from './GenerationActions.tsx';
import { GenerationFields } from './GenerationFields.tsx';
import { GenerationPreview } from './GenerationPreview.tsx';
import { beginWith, breachesOf, type GenerationForm, generationInput } from './generation.ts';
import { useGenerate } from './useGenerate.ts';
import { usePreview } from './usePreview.ts';

interface Props {
  product: ParentRecord;
  onClose: () => void;
}

/** Generates variations from a product's options, after a preview. */
const GenerateDialog = ({ product, onClose }: Props) => {
  const translate = useText();
  const [first] = useState(() => beginWith(product));
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const generate = useGenerate(onClose);
  // the user clicked outside the dialog or pressed Escape
  const dismiss = () => (isDirty ? setAsking(true) : onClose());
  return (
    <DialogBase
      onClose={dismiss}
      width="xl"
      title={translate('resources.products/parents.generate.title')}
      // the result stays visible while the rest scrolls
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <Form
        record={first}
        validate={(values) => breachesOf(product, values as GenerationForm)}
        onSubmit={(values: object) => generate(generationInput(product, values as GenerationForm))}
        noValidate
      >
        <Content product={product} onClose={dismiss} onDirty={setDirty} />
      </Form>
      <ConfirmDialog
        open={isAsking}
        title={translate('form.leave.title')}
        text={translate('resources.products/parents.generate.discard')}
        yes={translate('form.leave.leave')}
        no={translate('form.leave.stay')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
      <LeaveGuard isAtRisk={isDirty} />
    </DialogBase>
  );
};

interface ContentProps extends Props {
  onDirty: (isDirty: boolean) => void;
}

const Content = ({ product, onClose, onDirty }: ContentProps) => {
  const [page, setPage] = useState(0);
  const preview = usePreview(product, page, onDirty);
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
      <GenerationActions preview={preview} onClose={onClose} />
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default GenerateDialog;
