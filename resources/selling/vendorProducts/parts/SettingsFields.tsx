import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NumberInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { numberText } from '#contract/format.ts';
import { adjustmentTypes } from '#contract/rules/selling/adjustment.ts';
import { priceTypes } from '#contract/rules/selling/vendorProduct.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { PricePreview } from './PricePreview.tsx';
import { useShowrooms, useTemplates } from './useChoices.ts';

const pair = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {children}
  </Box>
);

/** The inputs for a price adjustment and its amount. */
export const AdjustmentInputs = () => {
  const type: string = useWatch({ name: 'adjustmentType' });
  return (
    <>
      <SelectInput
        source="adjustmentType"
        margin="none"
        helperText={false}
        choices={useNamedChoices('adjustments', adjustmentTypes)}
      />
      {(type === 'percent' || type === 'euro') && (
        <PriceInput
          source="adjustmentAmount"
          helperText=""
          unit={type === 'euro' ? '€' : '%'}
          isSigned
        />
      )}
    </>
  );
};

interface Props {
  /** The source price of a single product; undefined for several, which have no example price. */
  sourcePrice?: string | null;
  suggestedWeight?: string | null;
  hasSeller: boolean;
}

/** Edits the sales settings of a product. */
export const SettingsFields = ({ sourcePrice, suggestedWeight, hasSeller }: Props) => {
  const text = useText(useResourcePrefix());
  const locale = language.use();
  const isOwn = useWatch({ name: 'priceType' }) === 'own';
  const isKept = useWatch({ name: 'keepDelivery' }) === true;
  const templates = useTemplates();
  const showrooms = useShowrooms();
  const priceChoices = useNamedChoices('priceTypes', priceTypes);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Section title={text('sections.price')}>
        <Box sx={pair}>
          <SelectInput source="priceType" margin="none" helperText={false} choices={priceChoices} />
          {isOwn ? <PriceInput source="ownPrice" helperText="" /> : <AdjustmentInputs />}
        </Box>
        {sourcePrice != null && <PricePreview sourcePrice={sourcePrice} />}
      </Section>
      <Section title={text('sections.delivery')}>
        {hasSeller && <CheckboxInput source="keepDelivery" helperText="" />}
        {!isKept && (
          <Box sx={pair}>
            <SelectInput
              source="deliveryTemplateId"
              margin="none"
              helperText={false}
              emptyText={text('noTemplate')}
              choices={templates}
            />
            <PriceInput
              source="weightKg"
              unit="kg"
              helperText={
                suggestedWeight == null
                  ? ''
                  : text('preview.weight', {
                      weight: numberText(suggestedWeight, locale),
                    })
              }
            />
            <NumberInput
              source="itemsPerPallet"
              margin="none"
              min={1}
              step={1}
              helperText={false}
            />
          </Box>
        )}
      </Section>
      <Section title={text('sections.showrooms')}>
        <ChoicesInput source="showroomIds" choices={showrooms} />
        <CheckboxInput source="keepShowroom" helperText="" />
        <CheckboxInput source="withServices" helperText="" />
      </Section>
    </Box>
  );
};
