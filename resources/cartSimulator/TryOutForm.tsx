import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { simulatedCartInput } from '#contract/cart/cart.ts';
import { type Breaches, check } from '#contract/rules/check.ts';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import {
  CartChoicesDocument,
  type CartChoicesQuery,
  type CartQuoteInput,
} from './operations.generated.ts';
import { Choice } from './parts/Choice.tsx';
import { inputOf, newItem } from './parts/item.ts';
import type { About } from './parts/TryOut.tsx';
import { TryOutResult } from './TryOutResult.tsx';

type Choices = CartChoicesQuery['cartChoices']['data'];

/** The simulator's page, where whole carts are tried out. */
const simulatorAddress = '/cart-simulator';

const TryOutForm = ({ about }: { about: About }) => {
  const { data } = useAsk('cartChoices', CartChoicesDocument, {}, { staleTime: 0 });
  return data ? <Fields about={about} choices={data.cartChoices.data} /> : null;
};

/** A template or a showroom, and a service; `''` is none. */
const firstOf = (about: About, { templates, showrooms, services }: Choices) => ({
  postcode: '80331',
  amount: '500.00',
  templateId: about === 'collection' ? '' : (templates[0]?.id ?? ''),
  showroomId: about === 'collection' ? (showrooms[0]?.id ?? '') : '',
  serviceId: about === 'service' ? (services[0]?.id ?? '') : '',
});

const Fields = ({ about, choices }: { about: About; choices: Choices }) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { vendorId, templates, showrooms, services } = choices;
  const [given, setGiven] = useState(() => firstOf(about, choices));
  const [breaches, setBreaches] = useState<Breaches>({});
  const [asked, setAsked] = useState<CartQuoteInput | null>(null);
  const set = (changed: Partial<typeof given>) => setGiven({ ...given, ...changed });
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const { postcode, serviceId, ...line } = given;
    const serviceIds = serviceId ? [serviceId] : [];
    const item = { ...newItem(0, 'amount'), ...line, serviceIds };
    const input = inputOf({ postcode, code: '', items: [item], vendorId: vendorId ?? null });
    const result = check(simulatedCartInput, input);
    setBreaches(result.ok ? {} : result.breaches);
    if (!result.ok) return;
    setAsked(input);
    // settings may have changed on this very page
    void queries.invalidateQueries({ queryKey: ['cartQuote'] });
  };
  const refused = (field: string) => {
    const breach = breaches[field];
    return breach && translate(breach.rule, { limit: breach.limit });
  };
  const none = { id: '', name: translate('cartSimulator.noTemplate') };
  return (
    <Box component="form" noValidate onSubmit={calculate} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label={translate('cartSimulator.postcode')}
          value={given.postcode}
          onChange={({ target }) => set({ postcode: target.value })}
          error={Boolean(breaches.postcode)}
          helperText={refused('postcode')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
        />
        <AmountField
          label={translate('cartSimulator.amount')}
          value={given.amount}
          onChange={(amount) => set({ amount })}
          error={Boolean(breaches.lines)}
          helperText={refused('lines')}
        />
        <Choice
          label={translate('cartSimulator.handover')}
          value={given.showroomId ? `s${given.showroomId}` : `t${given.templateId}`}
          choices={[
            { id: 't', name: translate('cartSimulator.deliveredBy', { name: none.name }) },
            ...templates.map(({ id, name }) => ({
              id: `t${id}`,
              name: translate('cartSimulator.deliveredBy', { name }),
            })),
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
          value={given.serviceId}
          choices={[none, ...services]}
          onChange={(serviceId) => set({ serviceId })}
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
      <TryOutResult asked={asked} serviceNames={services} />
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a part that loads later is a module's default export
export default TryOutForm;
