import Stack from '@mui/material/Stack';
import { useEffect, useMemo } from 'react';
import { type FormProps, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SaveDraftButton } from '#resources/catalogue/variations/parts/SaveDraftButton.tsx';
import { StatusInput } from '#resources/catalogue/variations/parts/StatusInput.tsx';
import { UsesCard } from '#ui/deletion/UsesCard.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { parentHistoryFields } from './fields.ts';
import { AttributesInput } from './form/AttributesInput.tsx';
import { FamilyInput } from './form/FamilyInput.tsx';
import { FirstVariation } from './form/FirstVariation.tsx';
import { ManufacturerInput } from './form/ManufacturerInput.tsx';
import { ProductCategories } from './form/ProductCategories.tsx';
import { TypeInput } from './form/TypeInput.tsx';
import { useFamilyRule } from './form/useFamilyRule.ts';
import { configurable, type ParentRecord, simple } from './parentForm.ts';
import { validate } from './validate.ts';

const newProduct = {
  status: '2',
  type: configurable,
  family_id: null,
  manufacturer_id: null,
  main_category_id: null,
  categories: [],
  attributes: [],
  isAutomatic: false,
  variations: [{ sku: '', price: '', tags: [] }],
};

const sourcesOf = {
  status: ['status'],
  general: ['type', 'name', 'slug', 'family_id', 'manufacturer_id'],
  categories: ['main_category_id', 'categories'],
  attributes: ['attributes', 'isAutomatic'],
  variation: ['variations'],
};

interface Props {
  title: string;
  record?: ParentRecord;
  onSubmit?: FormProps['onSubmit'];
  /** Called when the form becomes dirty or clean. */
  onDirty?: (isDirty: boolean) => void;
}

/**
 * The form for creating and editing a product. Products that can have several variations show them
 * in a section of their own.
 */
export const ParentForm = ({ title, record, onSubmit, onDirty }: Props) => {
  const translate = useText();
  const text = useText('resources.products/parents');
  const sections = useMemo(
    () =>
      Object.entries(sourcesOf).map(([section, sources]) => ({
        title: translate(`resources.products/parents.sections.${section}`),
        sources,
      })),
    [translate],
  );
  const hasBrands = useCan('brandFilter', 'lookup');
  const isInFamily = useFamilyRule();
  const validateAll = async (values: Partial<ParentRecord>) => {
    const violations: Record<string, unknown> = validate(values);
    if (violations.attributes || (await isInFamily(values))) return violations;
    return {
      ...violations,
      attributes: { message: 'rules.attributesOutsideFamily', args: {} },
    };
  };
  return (
    <RecordForm
      title={title}
      history={{ entity: 'parentProduct', fields: parentHistoryFields }}
      actions={<StatusInput />}
      saveExtra={!record && <SaveDraftButton flag="variations.0.allowIncomplete" />}
      sections={sections}
      validate={validateAll}
      defaultValues={newProduct}
      record={record}
      onSubmit={onSubmit}
      aside={
        <Stack spacing={3}>
          <FormCard title={text('sections.categories')}>
            <ProductCategories />
          </FormCard>
          <UsesCard of="parent" />
        </Stack>
      }
      asideWidth="minmax(300px, 380px)"
    >
      <FormCard title={text('sections.general')}>
        <TypeInput />
        <NameInput autoFocus={!record} />
        <SlugInput />
        <FamilyInput />
        {hasBrands && <ManufacturerInput />}
      </FormCard>
      <WhatItComesIn />
      {onDirty && <DirtyNotice onDirty={onDirty} />}
    </RecordForm>
  );
};

const DirtyNotice = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
};

/**
 * Shows the attributes of a configurable product, or the fields of a new simple product's
 * variation.
 */
const WhatItComesIn = () => {
  const text = useText('resources.products/parents.sections');
  const type = useWatch({ name: 'type' });
  const record = useRecordContext();
  if (type === configurable) {
    return (
      <FormCard title={text('attributes')}>
        <AttributesInput />
      </FormCard>
    );
  }
  if (type !== simple || record) return null;
  return (
    <FormCard title={text('variation')}>
      <FirstVariation />
    </FormCard>
  );
};
