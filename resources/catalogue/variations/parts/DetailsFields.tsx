import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TagsInput } from '#resources/catalogue/tags/parts/TagsInput.tsx';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { SkuInput } from './SkuInput.tsx';

/** The fields of every variation, independent of its family. */
export const DetailsFields = ({ isConfigurable }: { isConfigurable: boolean }) => {
  const text = useText('resources.products/variations');
  return (
    <>
      {isConfigurable && (
        <Field>
          <CheckboxInput source="is_simple_product" helperText={text('help.is_simple_product')} />
        </Field>
      )}
      <Field>
        <NameInput />
      </Field>
      <Field>
        <SlugInput />
      </Field>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field>
          <SkuInput />
        </Field>
        <Field lacks={{ source: 'price', isLack: (price) => Number(price) === 0 }}>
          <PriceInput source="price" helperText={text('help.price')} />
        </Field>
      </Box>
      <Field lacks={{ source: 'tags', isLack: (tags) => (tags as string[]).length === 0 }}>
        <TagsInput source="tags" helperText={text('help.tags')} />
      </Field>
    </>
  );
};

interface Lack {
  source: string;
  isLack: (value: unknown) => boolean;
}

/** A field that is hidden while the form shows only missing fields, unless its value is missing. */
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
