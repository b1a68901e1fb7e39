import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NumberInput, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DeliveryTemplate } from '#contract/cart/shipping.ts';
import { limits } from '#contract/limits.ts';
import {
  deliveryTemplateInput,
  rangedBy,
  templateScopes,
  templateTypes,
} from '#contract/rules/selling/deliveryTemplate.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { RangeRows } from '#ui/ranges/RangeRows.tsx';
import type { RangeRow } from '#ui/ranges/rangeRow.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { deliveryTemplateFields } from './fields.ts';
import { type DeliveryTemplateRecord, inputOf } from './operations.ts';
import { Trial } from './Trial.tsx';

const validateInput = validateBy(deliveryTemplateInput);
const validate = (values: object) => validateInput(inputOf(values));

const emptyRow: RangeRow = { region: '', from: '', to: '', cost: '' };
const newTemplate = { type: 'standard', scope: 'germany', rules: [emptyRow] };

const exampleRows: RangeRow[] = [
  { region: 'DE', from: '', to: '499.99', cost: '19.90' },
  { region: 'DE', from: '500.00', to: '999.99', cost: '9.90' },
  { region: 'DE', from: '1000.00', to: '', cost: '0.00' },
];

const DeliveryTemplateForm = () => {
  const text = useText('resources.delivery/details');
  return (
    <RecordPage
      entity="deliveryTemplate"
      fields={deliveryTemplateFields}
      validate={validate}
      defaultValues={newTemplate}
      aside={<Trial />}
    >
      <FormCard title={text('sections.general')}>
        <NameInput autoFocus maxLength={limits.templateName} />
        <Type />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Days source="daysFrom" />
          <Days source="daysTo" />
        </Box>
      </FormCard>
      <FormCard title={text('sections.rules')}>
        <SelectInput
          source="scope"
          helperText={false}
          choices={useNamedChoices('scopes', templateScopes)}
        />
        <Rules />
      </FormCard>
    </RecordPage>
  );
};

const Type = () => {
  const text = useText('resources.delivery/details');
  const type = useWatch({ name: 'type' });
  return (
    <SelectInput
      source="type"
      helperText={text(`typesHelp.${type}`)}
      choices={useNamedChoices('types', templateTypes)}
    />
  );
};

const Days = ({ source }: { source: string }) => (
  <NumberInput source={source} min={0} max={limits.deliveryDays} step={1} helperText={false} />
);

type Form = Pick<DeliveryTemplateRecord, 'type' | 'scope' | 'rules'>;

const Rules = () => {
  const text = useText('resources.delivery/details');
  const { setValue } = useFormContext<Form>();
  const [type, scope, rows] = useWatch<Form, ['type', 'scope', 'rules']>({
    name: ['type', 'scope', 'rules'],
  });
  const isEmpty = rows?.every((row) => Object.values(row).every((value) => value === ''));
  const startWithExample = () =>
    setValue('rules', exampleRows, { shouldDirty: true, shouldValidate: true });
  const by = rangedBy(type as DeliveryTemplate['type']);
  return (
    <>
      {scope === 'regional' && (
        <Typography variant="body2" color="text.secondary">
          {text('help.regional')}
        </Typography>
      )}
      {isEmpty && by === 'price' && (
        <Typography variant="body2" color="text.secondary">
          {text('emptyText')} <Button onClick={startWithExample}>{text('example')}</Button>
        </Typography>
      )}
      <RangeRows
        source="rules"
        label={text('fields.rules')}
        kind={by ?? 'pallet'}
        isGermany={scope === 'germany'}
        atMost={limits.deliveryRules}
      />
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DeliveryTemplateForm;
