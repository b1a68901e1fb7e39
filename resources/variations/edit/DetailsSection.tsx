import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import {
  AutocompleteArrayInput,
  BooleanInput,
  ReferenceArrayInput,
  TextInput,
} from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';

const productTags = { type: 'product' };
const byName = { field: 'name', order: 'ASC' } as const;

/** The fields that every variation has. */
export const DetailsSection = ({ isConfigurable }: { isConfigurable: boolean }) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.products/variations.${key}`);
  return (
    <FormCard id="details" title={text('sections.details')}>
      {isConfigurable && (
        <Field>
          <BooleanInput
            source="is_simple_product"
            helperText="resources.products/variations.help.is_simple_product"
          />
        </Field>
      )}
      <Field>
        <NameInput />
      </Field>
      <Field>
        <TextInput source="slug" helperText="resources.products/variations.help.slug" />
      </Field>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field>
          <TextInput source="sku" helperText={false} />
        </Field>
        <Field lacks={{ source: 'price', isLack: (price) => Number(price) === 0 }}>
          <PriceInput source="price" helperText={text('help.price')} />
        </Field>
      </Box>
      <Field lacks={{ source: 'tags', isLack: (tags) => (tags as string[]).length === 0 }}>
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
      </Field>
    </FormCard>
  );
};

interface Lack {
  source: string;
  isLack: (value: unknown) => boolean;
}

/** Hidden with the others where only what is missing is shown. */
const Field = ({ lacks, children }: { lacks?: Lack; children: ReactNode }) =>
  lacks ? (
    <LackingField {...lacks}>{children}</LackingField>
  ) : (
    <div className="field">{children}</div>
  );

const LackingField = ({ source, isLack, children }: Lack & { children: ReactNode }) => {
  const value = useWatch({ name: source });
  return (
    <div className="field" data-missing={isLack(value) || undefined}>
      {children}
    </div>
  );
};
