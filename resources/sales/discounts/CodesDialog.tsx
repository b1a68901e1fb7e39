import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { NumberInput, TextInput, useListContext, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { numberText } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import { codesOfPattern, discountCodesInput } from '#contract/rules/sales/discount.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { ConditionInputs } from './ConditionInputs.tsx';
import { DiscountValueInputs, TermsInputs } from './DiscountValueInputs.tsx';
import { CreateDiscountCodesDocument } from './operations.generated.ts';

const validate = validateBy(discountCodesInput);

const newCodes = { kind: 'percent', isActive: false };

/** Creates many discount codes from a pattern; afterwards the list shows only the new codes. */
const CodesDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText('resources.discounts');
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const { setFilters } = useListContext();
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
    <FormFrame
      onClose={onClose}
      width={600}
      validate={validate}
      defaultValues={newCodes}
      onSubmit={save}
      title={text('codes.title')}
      save={text('codes.confirm')}
    >
      <DialogContentText sx={{ mb: 2 }}>{text('codes.text')}</DialogContentText>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <PatternInput />
        <NumberInput source="count" min={1} max={limits.codesAtOnce} step={1} helperText={false} />
        <DiscountValueInputs />
        <TermsInputs usesHelp={text('codes.maxUses')} />
        <ConditionInputs />
        <CheckboxInput source="isActive" helperText={text('codes.isActiveHelp')} />
      </Stack>
    </FormFrame>
  );
};

/** The pattern, with the number of codes that it can create. */
const PatternInput = () => {
  const text = useText('resources.discounts');
  const locale = language.use();
  const pattern: string = useWatch({ name: 'pattern' }) ?? '';
  const help = pattern.includes('#')
    ? text('codes.possible', { count: numberText(codesOfPattern(pattern), locale) })
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
