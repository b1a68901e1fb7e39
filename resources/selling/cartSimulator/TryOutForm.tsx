import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { LinkBase } from 'react-admin';
import { simulatedCartInput } from '#contract/cart/cart.ts';
import type { CartQuoteInput } from '#contract/generated/schema.ts';
import { check, type Violations } from '#contract/rules/platform/check.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import type { About } from './about.ts';
import {
  CartChoicesDocument,
  type CartChoicesQuery,
  CartQuoteDocument,
} from './operations.generated.ts';
import { Choice } from './parts/Choice.tsx';
import { type Item, inputOf, newItem } from './parts/item.ts';
import { ProductField } from './parts/ProductField.tsx';
import { TryOutResult } from './TryOutResult.tsx';

type Choices = CartChoicesQuery['cartChoices']['data'];

/** URL of the cart simulator, which calculates complete carts. */
const simulatorAddress = '/cart-simulator';

const TryOutForm = ({ about }: { about: About }) => {
  const { data } = useApiQuery(CartChoicesDocument, {}, { staleTime: 0 });
  return data ? <Fields about={about} choices={data.cartChoices.data} /> : null;
};

/**
 * Returns the initial item: a product, or an amount with the first template, showroom or service.
 * `''` means none.
 */
const firstOf = (about: About, { templates, showrooms, services }: Choices): Item => {
  if (about === 'product') return newItem(0, 'product');
  const service = about === 'service' ? services[0] : undefined;
  return {
    ...newItem(0, 'amount'),
    amount: '500.00',
    templateId: about === 'collection' ? '' : (templates[0]?.id ?? ''),
    showroomId: about === 'collection' ? (showrooms[0]?.id ?? '') : '',
    serviceIds: service ? [service.id] : [],
  };
};

const Fields = ({ about, choices }: { about: About; choices: Choices }) => {
  const translate = useText();
  const [item, setItem] = useState(() => firstOf(about, choices));
  const [postcode, setPostcode] = useState('80331');
  const { asked, refused, ask } = useAsked(choices.vendorId ?? null);
  const { product } = item;
  // a product has its own showrooms, services and delivery template
  const { showrooms, services } = about === 'product' ? (product ?? nothing) : choices;
  const deliveries = useDeliveries(about === 'product' ? null : choices.templates);
  const set = (changed: Partial<Item>) => setItem({ ...item, ...changed });
  const none = { id: '', name: translate('cartSimulator.noTemplate') };
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    ask(postcode, item);
  };
  return (
    <Box component="form" noValidate onSubmit={calculate} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label={translate('cartSimulator.postcode')}
          value={postcode}
          onChange={({ target }) => setPostcode(target.value)}
          error={Boolean(refused('postcode'))}
          helperText={refused('postcode')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
        />
        {about === 'product' ? (
          <ProductField
            value={product}
            refusal={refused('lines')}
            onChange={(chosen) => set({ product: chosen, showroomId: '', serviceIds: [] })}
          />
        ) : (
          <AmountField
            label={translate('cartSimulator.amount')}
            value={item.amount}
            onChange={(amount) => set({ amount })}
            error={Boolean(refused('lines'))}
            helperText={refused('lines')}
          />
        )}
        <Choice
          label={translate('cartSimulator.handover')}
          value={item.showroomId ? `s${item.showroomId}` : `t${item.templateId}`}
          choices={[
            ...deliveries,
            ...showrooms.map(({ id, name }) => ({
              id: `s${id}`,
              name: translate('cartSimulator.collected', { name }),
            })),
          ]}
          onChange={(chosen) =>
            set({
              templateId: chosen.startsWith('t') ? chosen.slice(1) : '',
              showroomId: chosen.startsWith('s') ? chosen.slice(1) : '',
            })
          }
        />
        <Choice
          label={translate('cartSimulator.service')}
          value={item.serviceIds[0] ?? ''}
          choices={[none, ...services]}
          onChange={(serviceId) => set({ serviceIds: serviceId ? [serviceId] : [] })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {translate('cartSimulator.calculate')}
        </Button>
        <Button component={LinkBase} to={simulatorAddress}>
          {translate('cartSimulator.box.open')}
        </Button>
      </Box>
      <TryOutResult asked={asked} serviceNames={services} skuNames={product ? [product] : []} />
    </Box>
  );
};

const nothing = { showrooms: [], services: [] };

/**
 * Returns the delivery choices: one per template. Without templates to choose from, the item's own
 * template is the only choice.
 */
const useDeliveries = (templates: Choices['templates'] | null) => {
  const translate = useText();
  if (!templates) return [{ id: 't', name: translate('cartSimulator.delivered') }];
  const none = { id: '', name: translate('cartSimulator.noTemplate') };
  return [none, ...templates].map(({ id, name }) => ({
    id: `t${id}`,
    name: translate('cartSimulator.deliveredBy', { name }),
  }));
};

/** Keeps the input of the last request, and the validation errors of the current input. */
const useAsked = (vendorId: string | null) => {
  const translate = useDynamicText();
  const invalidate = useInvalidateApiQueries();
  const [violations, setViolations] = useState<Violations>({});
  const [asked, setAsked] = useState<CartQuoteInput | null>(null);
  const ask = (postcode: string, item: Item) => {
    const input = inputOf({ postcode, code: '', items: [item], vendorId });
    const result = check(simulatedCartInput, input);
    setViolations(result.ok ? {} : result.violations);
    if (!result.ok) return;
    setAsked(input);
    // always refetch, because the user may have changed the settings on this page
    void invalidate([CartQuoteDocument]);
  };
  const refused = (field: string): string | undefined => {
    const violation = violations[field];
    return violation && translate(violation.rule, { limit: violation.limit });
  };
  return { asked, refused, ask };
};

// biome-ignore lint/style/noDefaultExport: a part that loads later is a module's default export
export default TryOutForm;
