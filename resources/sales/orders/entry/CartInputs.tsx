import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController, useFormState } from 'react-hook-form';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ItemFields } from '#resources/selling/cartSimulator/parts/ItemFields.tsx';
import { type Item, newItem } from '#resources/selling/cartSimulator/parts/item.ts';
import { type Entry, violationOf } from './entry.ts';

/** The inputs for the ordered products: quantity, delivery method and services. */
export const CartInputs = () => {
  const translate = useDynamicText();
  const { field } = useController<Entry, 'items'>({ name: 'items' });
  const { submitCount } = useFormState();
  const items: readonly Item[] = field.value;
  const set = (changed: readonly Item[]) => field.onChange(changed);
  const refusalOf = (item: Item): string | undefined => {
    const violation = submitCount > 0 ? violationOf(item) : undefined;
    return violation && translate(violation.rule, { limit: violation.limit });
  };
  return (
    <>
      {items.map((item, index) => (
        <ItemFields
          key={item.key}
          number={index + 1}
          item={item}
          choices={undefined}
          refusal={refusalOf(item)}
          onChange={(changed) =>
            set(items.map((each) => (each.key === item.key ? { ...each, ...changed } : each)))
          }
          onRemove={
            items.length > 1 ? () => set(items.filter(({ key }) => key !== item.key)) : undefined
          }
        />
      ))}
      <Box>
        <Button
          variant="outlined"
          onClick={() => set([...items, newItem((items.at(-1)?.key ?? 0) + 1, 'product')])}
        >
          {translate('cartSimulator.add')}
        </Button>
      </Box>
    </>
  );
};
