import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { judgePasted, linesOf } from '#contract/rules/catalogue/attributeOption.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { PasteOptionsDocument } from './operations.generated.ts';
import { PastePreview } from './PastePreview.tsx';
import type { ListedOption } from './useOptions.ts';

interface Props {
  attrId: string;
  options: readonly ListedOption[];
  onClose: () => void;
  onChanged: () => Promise<void>;
}

const rowsOfText = 14;

/**
 * Adds many options at once, one per line. A preview shows the result for each line before saving.
 */
const PasteDialog = ({ attrId, options, onClose, onChanged }: Props) => {
  const translate = useDynamicText();
  const notify = useNotify();
  const reportError = useReportError();
  const [text, setText] = useState('');
  const pasted = useDeferredValue(text);
  const judged = useMemo(() => {
    const taken = new Map(options.map(({ key, name }) => [key, name]));
    return judgePasted(linesOf(pasted).slice(0, limits.pastedValues), taken);
  }, [pasted, options]);
  const names = judged.filter(({ state }) => state === 'new').map(({ name }) => name);
  const message = (key: string) => `resources.collections/attributes.options.pasting.${key}`;
  const paste = useApiMutation(PasteOptionsDocument, {
    onSuccess: ({ createAttributeOptions }) => {
      const { created, duplicates } = createAttributeOptions.data;
      notify(message(duplicates.length > 0 ? 'doneSkipped' : 'done'), {
        type: 'success',
        messageArgs: { smart_count: created.length, skipped: duplicates.length },
      });
      onClose();
      void onChanged();
    },
    onError: reportError,
  });
  return (
    <DialogFrame
      onClose={onClose}
      width="md"
      title={translate(message('title'))}
      isAtRisk={text.trim() !== ''}
      isPending={paste.isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton
            variant="contained"
            disabled={names.length === 0 || paste.isPending || pasted !== text}
            onClick={() => paste.mutateAsync({ input: { attr_id: attrId, names } })}
          >
            {translate(message('confirm'), names.length)}
          </ActionButton>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          pt: 1,
          gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <TextField
          autoFocus
          multiline
          rows={rowsOfText}
          label={translate(message('text'))}
          helperText={translate(message('help'))}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <PastePreview judged={judged} />
      </Box>
    </DialogFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PasteDialog;
