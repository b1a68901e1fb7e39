import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { Form, NumberInput, TextInput, useListContext, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { codesOfPattern, discountCodesInput } from '#contract/rules/sales/discount.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { DialogSaveButton } from '#ui/form/DialogSaveButton.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { CreateDiscountCodesDocument } from './operations.generated.ts';
import { TermsInputs, WorthInputs } from './WorthInputs.tsx';

const validate = validateBy(discountCodesInput);

const newCodes = { kind: 'percent', isActive: false };

/** Creates many discount codes from a pattern; afterwards the list shows only the new codes. */
const CodesDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const text = useText('resources.discounts');
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const { setFilters } = useListContext();
  const titleId = useId();
  const save = (input: object) =>
    submit(
      CreateDiscountCodesDocument,
      { input },
      {
        onSuccess: ({ createDiscountCodes: { data } }) => {
          onClose();
          notify('resources.discounts.codes.created', {
            type: 'success',
            messageArgs: { smart_count: data.count },
          });
          setFilters({ seriesId: data.id }, {});
          refresh();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 600, maxWidth: '100%' } } }}
    >
      <Form validate={validate} defaultValues={newCodes} onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{text('codes.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text('codes.text')}</DialogContentText>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <PatternInput />
            <NumberInput
              source="count"
              min={1}
              max={limits.codesAtOnce}
              step={1}
              helperText={false}
            />
            <WorthInputs />
            <TermsInputs usesHelp={text('codes.maxUses')} />
            <CheckboxInput source="isActive" helperText={text('codes.isActiveHelp')} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton label={text('codes.confirm')} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

/** The pattern, with the number of codes that it can create. */
const PatternInput = () => {
  const text = useText('resources.discounts');
  const locale = language.use();
  const pattern: string = useWatch({ name: 'pattern' }) ?? '';
  const help = pattern.includes('#')
    ? text('codes.possible', { count: codesOfPattern(pattern).toLocaleString(locale) })
    : text('codes.example');
  return (
    <TextInput
      source="pattern"
      helperText={help}
      slotProps={{
        htmlInput: {
          maxLength: limits.discountCode,
          spellCheck: false,
          autoComplete: 'off',
          style: { textTransform: 'uppercase' },
        },
      }}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default CodesDialog;
