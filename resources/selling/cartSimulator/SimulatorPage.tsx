import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { simulatedCartInput } from '#contract/cart/cart.ts';
import type { CartQuoteInput } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { check, type Violations } from '#contract/rules/platform/check.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { CartChoicesDocument } from './operations.generated.ts';
import { ItemFields } from './parts/ItemFields.tsx';
import { type Item, inputOf, newItem } from './parts/item.ts';
import { Result } from './parts/Result.tsx';

/** Calculates the cost of a test cart under the current conditions. */
const SimulatorPage = () => {
  const translate = useDynamicText();
  const { data } = useApiQuery(CartChoicesDocument, {});
  const choices = data?.cartChoices.data;
  const simulation = useSimulation(choices?.vendorId ?? null);
  const { postcode, setPostcode, code, setCode, items, violations, asked } = simulation;
  const refused = (field: string) => {
    const violation = violations[field];
    return violation && translate(violation.rule, { limit: violation.limit });
  };
  return (
    <>
      <PageHeader
        title={translate('cartSimulator.title')}
        subtitle={translate('cartSimulator.subtitle')}
      />
      <Box sx={columns}>
        <Box component="form" noValidate onSubmit={simulation.ask} sx={{ display: 'grid', gap: 2 }}>
          <SectionCard title={translate('cartSimulator.where')}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <TextField
                label={translate('cartSimulator.postcode')}
                value={postcode}
                onChange={({ target }) => setPostcode(target.value)}
                error={Boolean(violations.postcode)}
                helperText={refused('postcode')}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
              />
              <TextField
                label={translate('cartSimulator.code')}
                value={code}
                onChange={({ target }) => setCode(target.value)}
                slotProps={{ htmlInput: { maxLength: limits.discountCode } }}
              />
            </Box>
          </SectionCard>
          {items.map((item, index) => (
            <ItemFields
              key={item.key}
              number={index + 1}
              item={item}
              choices={choices}
              refusal={items.length === 1 || isIncomplete(item) ? refused('lines') : undefined}
              onChange={(changed) => simulation.change(item.key, changed)}
              onRemove={items.length > 1 ? () => simulation.remove(item.key) : undefined}
            />
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={simulation.add}>
              {translate('cartSimulator.add')}
            </Button>
            <Button type="submit" variant="contained">
              {translate('cartSimulator.calculate')}
            </Button>
          </Box>
        </Box>
        <Result
          asked={asked}
          serviceNames={choices?.services}
          ownId={choices?.vendorId ?? null}
          skuNames={items.flatMap(({ product }) => product ?? [])}
        />
      </Box>
    </>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { '@880': 'minmax(0, 1fr) minmax(0, 1fr)' },
};

const isIncomplete = ({ kind, product, amount }: Item): boolean =>
  kind === 'product' ? product === null : amount === '';

const useSimulation = (vendorId: string | null) => {
  const [postcode, setPostcode] = useState('');
  const [code, setCode] = useState('');
  const [items, setItems] = useState<readonly Item[]>([newItem(0, 'product')]);
  const [violations, setViolations] = useState<Violations>({});
  const [asked, setAsked] = useState<CartQuoteInput | null>(null);
  return {
    postcode,
    setPostcode,
    code,
    setCode,
    items,
    violations,
    asked,
    add: () => {
      const last = items.at(-1);
      setItems([...items, newItem((last?.key ?? 0) + 1, last?.kind ?? 'product')]);
    },
    remove: (key: number) => setItems(items.filter((item) => item.key !== key)),
    change: (key: number, changed: Partial<Item>) =>
      setItems(items.map((item) => (item.key === key ? { ...item, ...changed } : item))),
    ask: (event: FormEvent) => {
      event.preventDefault();
      const input = inputOf({ postcode, code, items, vendorId });
      const result = check(simulatedCartInput, input);
      setViolations(result.ok ? {} : result.violations);
      if (result.ok) setAsked(input);
    },
  };
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SimulatorPage;
