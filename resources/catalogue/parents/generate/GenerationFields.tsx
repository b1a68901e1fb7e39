import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AttributeOptions } from '#resources/catalogue/parents/options/AttributeOptions.tsx';
import type { ChosenAttribute, ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { TagsInput } from '#resources/catalogue/tags/parts/TagsInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { PatternInputs } from './PatternInputs.tsx';
import { SurchargesInput } from './SurchargesInput.tsx';
import type { GeneratedRow } from './usePreview.ts';

interface Props {
  product: ParentRecord;
  example: GeneratedRow | undefined;
}

const messages = 'resources.products/parents.generate';

/** The settings of the generation: options, patterns and prices. */
export const GenerationFields = ({ product, example }: Props) => {
  const translate = useText();
  const text = useText(messages);
  return (
    <Stack spacing={4} sx={{ minWidth: 0 }}>
      <Section title={text('options')}>
        <OptionsInput product={product} />
      </Section>
      <Section title={text('pattern')}>
        <PatternInputs example={example} />
      </Section>
      <Section title={text('prices')}>
        <PriceInput
          source="price"
          label={`${messages}.fields.price`}
          helperText={translate('resources.products/parents.help.price')}
        />
        <SurchargesInput />
        <TagsInput
          source="tags"
          label={`${messages}.fields.tags`}
          helperText="resources.products/parents.help.tags"
        />
      </Section>
    </Stack>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  );
};

const OptionsInput = ({ product }: { product: ParentRecord }) => {
  const { field, fieldState } = useController({ name: 'attributes' });
  const attributes: ChosenAttribute[] = field.value;
  return (
    <>
      <AttributeOptions
        isFixed
        familyId={product.family_id?.id}
        value={attributes}
        onChange={field.onChange}
      />
      {fieldState.error?.message && (
        <FormHelperText error sx={{ mx: 0 }}>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </>
  );
};
