import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { discountInput } from '#contract/rules/sales/discount.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { ColorInput } from '#ui/form/ColorInput.tsx';
import { ContrastHint } from '#ui/form/ContrastHint.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { FormStatusSwitch } from '#ui/status/FormStatusSwitch.tsx';
import { BarPreview } from './BarPreview.tsx';
import { ConditionInputs } from './ConditionInputs.tsx';
import { DiscountValueInputs, TermsInputs } from './DiscountValueInputs.tsx';
import { discountFields, discountHistoryFields } from './fields.ts';
import { type DiscountRecord, UpdateDiscountStatusDocument } from './record.generated.ts';

const validate = validateBy(discountInput);

const noConditions = {
  minValue: null,
  categoryIds: [],
  tagIds: [],
  manufacturerIds: [],
  vendorIds: [],
  shopIds: [],
  isOncePerCustomer: false,
};

const newDiscount = {
  kind: 'percent',
  ...noConditions,
  isActive: false,
  barTextColor: '#ffffff',
  barBackgroundColor: '#2f4a43',
};

// each code exists once
const copied = () => ({ code: '', isActive: false });

const DiscountForm = () => {
  const text = useText('resources.discounts');
  return (
    <RecordPage
      entity="discount"
      fields={discountFields}
      historyFields={discountHistoryFields}
      validate={validate}
      copied={copied}
      defaultValues={newDiscount}
    >
      <FormCard title={text('sections.code')}>
        <Activation />
        <TextInput
          source="code"
          helperText={text('help.code')}
          slotProps={{
            htmlInput: {
              maxLength: limits.discountCode,
              spellCheck: false,
              autoComplete: 'off',
              style: { textTransform: 'uppercase' },
            },
          }}
        />
        <Worth />
      </FormCard>
      <FormCard title={text('sections.period')}>
        <Uses />
        <TermsInputs usesHelp={text('help.maxUses')} />
      </FormCard>
      <FormCard title={text('sections.conditions')}>
        <ConditionInputs />
      </FormCard>
      <FormCard title={text('sections.bar')}>
        <Overlaps />
        <CheckboxInput source="isBarShown" helperText={text('help.isBarShown')} />
        <BarInputs />
      </FormCard>
    </RecordPage>
  );
};

const Worth = () => {
  const record = useRecordContext<DiscountRecord>();
  return <DiscountValueInputs isFixed={Number(record?.used ?? 0) > 0} />;
};

const Uses = () => {
  const text = useText('resources.discounts');
  const record = useRecordContext<DiscountRecord>();
  if (!record?.used) return null;
  return <Typography variant="body2">{text('uses', { smart_count: record.used })}</Typography>;
};

/**
 * Warns about other codes that show an announcement bar in the same period, based on saved values.
 */
const Overlaps = () => {
  const text = useText('resources.discounts');
  const codes = useRecordContext<DiscountRecord>()?.barOverlaps ?? [];
  if (codes.length === 0) return null;
  return (
    <Alert severity="warning">
      {text('help.overlaps', { smart_count: codes.length, codes: codes.join(', ') })}
    </Alert>
  );
};

const BarInputs = () => {
  if (!useWatch({ name: 'isBarShown' })) return null;
  return (
    <>
      <TextInput
        source="barMessage"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.barMessage } }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ColorInput source="barTextColor" />
        <ColorInput source="barBackgroundColor" />
      </Box>
      <ContrastHint text="barTextColor" background="barBackgroundColor" />
      <BarPreview />
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DiscountForm;

/** A new discount is saved active or not; a saved one has its switch. */
const Activation = () => {
  const text = useText('resources.discounts');
  const isNew = useRecordContext()?.id === undefined;
  return isNew ? (
    <CheckboxInput source="isActive" helperText={text('help.activate')} />
  ) : (
    <FormStatusSwitch document={UpdateDiscountStatusDocument} />
  );
};
