import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
} from 'ra-ui-materialui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { variationInput } from '#contract/rules/variation.ts';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { variationHistoryFields } from './fields.ts';
import type { VariationRecord } from './operations.ts';
import { VariationInfo } from './VariationInfo.tsx';

const productTags = { type: 'product' };
const byName = { field: 'name', order: 'ASC' } as const;

/** The plain fields of a variation. */
export const VariationForm = () => {
  const translate = useTranslate();
  const listAddress = useListAddress();
  const record = useRecordContext<VariationRecord>();
  const text = (key: string) => translate(`resources.products/variations.${key}`);
  // here a missing value is told as "{label} is required!" (specification 5)
  const validate = useMemo(
    () =>
      validateBy(variationInput, (field) => ({
        message: 'resources.products/variations.required',
        args: { label: translate(`resources.products/variations.fields.${field}`) },
      })),
    [translate],
  );
  return (
    <Form validate={validate}>
      <PageHeader
        back={
          <BackLink to={listAddress}>{translate('resources.products/variations.name', 2)}</BackLink>
        }
        title={text('edit')}
        subtitle={record?.name}
        actions={
          <>
            <RecordHistory entity="variation" fields={variationHistoryFields} />
            <StatusInput />
          </>
        }
      />
      <Stack spacing={3}>
        <VariationInfo />
        <FormCard title={text('sections.details')}>
          <NameInput />
          <TextInput source="slug" helperText="resources.products/variations.help.slug" />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextInput source="sku" helperText={false} />
            <PriceInput source="price" helperText={text('help.price')} />
          </Box>
          <ReferenceArrayInput
            source="tags"
            reference="collections/tags"
            filter={productTags}
            sort={byName}
            perPage={50}
            queryOptions={choicesQuery}
          >
            <AutocompleteArrayInput
              optionText="name"
              filterToQuery={(name: string) => ({ name })}
              helperText="resources.products/variations.help.tags"
            />
          </ReferenceArrayInput>
        </FormCard>
      </Stack>
      <VariationSaveBar backTo={listAddress} />
      <UnsavedGuard />
    </Form>
  );
};

const StatusInput = () => {
  const translate = useTranslate();
  return (
    <SelectInput
      source="status"
      helperText={false}
      choices={['2', '1'].map((id) => ({
        id,
        name: translate(`resources.products/variations.status.${id}`),
      }))}
      sx={{ minWidth: 180 }}
    />
  );
};

/** The button's two readings: it publishes when the status says so. */
const VariationSaveBar = ({ backTo }: { backTo: string }) => {
  const translate = useTranslate();
  const status = useWatch({ name: 'status' });
  const label = status === '1' ? 'publishProduct' : 'save';
  return (
    <SaveBar backTo={backTo} label={translate(`resources.products/variations.actions.${label}`)} />
  );
};
