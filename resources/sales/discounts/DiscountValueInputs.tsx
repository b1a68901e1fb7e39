import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NumberInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { discountKinds } from '#contract/rules/sales/discount.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** The inputs for the amount or percentage of a discount. */
export const DiscountValueInputs = ({ isFixed = false }: { isFixed?: boolean }) => {
  const text = useText('resources.discounts');
  const kind = useWatch({ name: 'kind' });
  return (
    <Box sx={twoColumns}>
      <SelectInput
        source="kind"
        margin="none"
        helperText={isFixed ? text('help.fixed') : false}
        choices={useNamedChoices('kinds', discountKinds)}
        disabled={isFixed}
      />
      <PriceInput
        source="value"
        helperText=""
        unit={kind === 'euro' ? '€' : '%'}
        isDisabled={isFixed}
      />
    </Box>
  );
};

/** The inputs for the validity period and the usage limits of a code. */
export const TermsInputs = ({ usesHelp }: { usesHelp: string }) => {
  const text = useText('resources.discounts');
  return (
    <>
      <Box sx={twoColumns}>
        <CalendarDateInput source="startsOn" />
        <CalendarDateInput source="endsOn" />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text('help.period')}
      </Typography>
      <NumberInput source="maxUses" min={1} step={1} helperText={usesHelp} />
    </>
  );
};
