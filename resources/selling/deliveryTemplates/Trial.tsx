import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { cents, decimal } from '#contract/cart/money.ts';
import { type Delivered, type DeliveryTemplate, shipping } from '#contract/cart/shipping.ts';
import { euroText } from '#contract/format.ts';
import { placeOf } from '#contract/regions/place.ts';
import { check } from '#contract/rules/platform/check.ts';
import { price, weight } from '#contract/rules/platform/fields.ts';
import { deliveryTemplateInput, rangedBy } from '#contract/rules/selling/deliveryTemplate.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { type DeliveryTemplateRecord, inputOf } from './operations.ts';

type Amount = 'price' | 'weight' | 'pallets';

const firstAmounts: Record<Amount, string> = { price: '500.00', weight: '25', pallets: '1' };
const units: Record<Amount, string> = { price: '€', weight: 'kg', pallets: '' };

/** Calculates the delivery cost to a postcode with the template's unsaved form values. */
export const Trial = () => {
  const text = useDynamicText('resources.delivery/details');
  const locale = language.use();
  const values = useDeferredValue(useWatch() as Partial<DeliveryTemplateRecord>);
  const [postcode, setPostcode] = useState('80331');
  const [amounts, setAmounts] = useState(firstAmounts);
  const by: Amount = rangedBy(values.type ?? 'standard') ?? 'pallets';
  const outcome = outcomeOf(values, postcode, by, amounts[by]);
  return (
    <SectionCard title={text('sections.trial')}>
      <Stack spacing={2}>
        <TextField
          label={text('trial.postcode')}
          value={postcode}
          onChange={(event) => setPostcode(event.target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' } }}
        />
        <AmountField
          key={by}
          label={text(`trial.${by}`)}
          unit={units[by]}
          value={amounts[by]}
          onChange={(amount) => setAmounts({ ...amounts, [by]: amount })}
        />
        <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
          {outcome.cost === null
            ? text(outcome.message)
            : text('trial.cost', { cost: euroText(outcome.cost, locale) })}
        </Typography>
      </Stack>
    </SectionCard>
  );
};

type Outcome = { cost: string } | { cost: null; message: string };

const outcomeOf = (
  values: Partial<DeliveryTemplateRecord>,
  postcode: string,
  by: Amount,
  amount: string,
): Outcome => {
  // fill in fields that the calculation does not need, because they may still be empty
  const needed = { ...inputOf(values), name: '-', daysFrom: 0, daysTo: 0 };
  const template = check(deliveryTemplateInput, needed);
  const item = itemOf(by, amount);
  if (!(template.ok && item && /^\d{5}$/.test(postcode))) {
    return { cost: null, message: 'trial.incomplete' };
  }
  const given: DeliveryTemplate = { id: '', ...template.value };
  const { cost, refusals } = shipping(given, [item], placeOf(postcode));
  if (cost !== null) return { cost: decimal(cost) };
  return { cost: null, message: `trial.refused.${refusals[0] === 'region' ? 'region' : 'range'}` };
};

/**
 * Returns one product with this price or weight, or this number of full pallets; null if the amount
 * is invalid.
 */
const itemOf = (by: Amount, amount: string): Delivered | null => {
  const none = { amount: 0n, quantity: 1, weight: null, itemsPerPallet: null };
  if (by === 'pallets') {
    const quantity = Number(amount);
    return Number.isInteger(quantity) && quantity > 0
      ? { ...none, quantity, itemsPerPallet: 1 }
      : null;
  }
  const checked = check(by === 'weight' ? weight : price, amount);
  if (!checked.ok) return null;
  return by === 'weight'
    ? { ...none, weight: checked.value }
    : { ...none, amount: cents(checked.value) };
};
