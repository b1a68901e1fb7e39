import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NumberInput, SelectInput, useGetList, useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { adjustmentTypes } from '#contract/rules/selling/adjustment.ts';
import { durationTypes, serviceSettingInput } from '#contract/rules/selling/serviceSetting.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { RegionsInput } from '#ui/regions/RegionsInput.tsx';
import { Example } from './Example.tsx';
import { serviceSettingFields } from './fields.ts';
import type { ServiceSettingRecord } from './record.generated.ts';
import { useServiceGroups } from './useServiceGroups.ts';

const validate = validateBy(serviceSettingInput);

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
const newSetting = {
  serviceDurationType: 'suggested',
  adjustmentType: 'none',
  regions: [],
  serviceIds: [],
  groupIds: [],
};

const copied = () => ({ isDefault: false });

/** A new setting becomes the general one if the partner has none yet. */
const ServiceSettingForm = () => {
  const text = useText('resources.craftsman-settings/service-settings');
  const { id } = useParams();
  const { total } = useGetList<ServiceSettingRecord>(useResourceContext() ?? '', {
    filter: { isDefault: true },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: { of: 'general' },
  });
  if (id === undefined && total === undefined) return null;
  const isDefault = total === 0;
  const defaultValues = { ...newSetting, isDefault, name: isDefault ? text('general') : '' };
  return (
    <RecordPage
      entity="serviceSetting"
      fields={serviceSettingFields}
      validate={validate}
      copied={copied}
      defaultValues={defaultValues}
      aside={<Example />}
    >
      <FormCard title={text('sections.general')}>
        <NameInput autoFocus maxLength={limits.templateName} />
        <PriceInput source="defaultHourlyPrice" helperText="" />
      </FormCard>
      <AppliesTo />
      <FormCard title={text('sections.duration')}>
        <Duration />
        <NumberInput
          source="minServiceDuration"
          min={1}
          step={1}
          helperText={text('help.minServiceDuration')}
        />
      </FormCard>
      <FormCard title={text('sections.price')}>
        <Adjustment />
        <PriceInput source="minOrderValue" helperText={text('help.minOrderValue')} />
      </FormCard>
      <FormCard title={text('sections.limits')}>
        <RegionsInput source="regions" helperText={text('help.regions')} />
        <NumberInput
          source="maximumDeployableRadius"
          min={1}
          max={limits.radius}
          step={1}
          helperText={text('help.radius')}
        />
      </FormCard>
    </RecordPage>
  );
};

const AppliesTo = () => {
  const text = useText('resources.craftsman-settings/service-settings');
  const groups = useServiceGroups();
  const isDefault = useWatch({ name: 'isDefault' });
  return (
    <FormCard title={text('sections.services')}>
      <Typography variant="body2" color="text.secondary">
        {text(isDefault ? 'help.general' : 'help.services')}
      </Typography>
      {!isDefault && (
        <>
          <ChoicesInput
            source="serviceIds"
            choices={groups.flatMap(({ name: group, services }) =>
              services.map(({ id, name }) => ({ id, name, group })),
            )}
          />
          <ChoicesInput source="groupIds" choices={groups} />
        </>
      )}
    </FormCard>
  );
};

const Duration = () => {
  const text = useText('resources.craftsman-settings/service-settings');
  const type = useWatch({ name: 'serviceDurationType' });
  return (
    <Box sx={twoColumns}>
      <SelectInput
        source="serviceDurationType"
        margin="none"
        helperText={false}
        choices={useNamedChoices('durationTypes', durationTypes)}
      />
      {type !== 'suggested' && (
        <NumberInput
          source="serviceDuration"
          label={text(type === 'fixed' ? 'fixed' : 'percent')}
          margin="none"
          min={1}
          step={1}
          helperText={false}
        />
      )}
    </Box>
  );
};

const Adjustment = () => {
  const text = useText('resources.craftsman-settings/service-settings');
  const type = useWatch({ name: 'adjustmentType' });
  return (
    <Box sx={twoColumns}>
      <SelectInput
        source="adjustmentType"
        margin="none"
        helperText={text('help.adjustment')}
        choices={useNamedChoices('adjustmentTypes', adjustmentTypes)}
      />
      {type !== 'none' && (
        <PriceInput
          source="adjustmentAmount"
          helperText=""
          unit={type === 'euro' ? '€' : '%'}
          isSigned
        />
      )}
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ServiceSettingForm;
