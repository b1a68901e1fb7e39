import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CartChoicesQuery } from '#resources/selling/cartSimulator/operations.generated.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { MultiPicker } from '#ui/pickers/Picker.tsx';
import { Choice } from './Choice.tsx';
import { type Item, performerOf } from './item.ts';
import { ProductField } from './ProductField.tsx';

type Choices = CartChoicesQuery['cartChoices']['data'];
type Named = Choices['services'][number];

interface Props {
  number: number;
  item: Item;
  choices: Choices | undefined;
  /** The validation error of the item. */
  refusal: string | undefined;
  onChange: (changed: Partial<Item>) => void;
  onRemove: (() => void) | undefined;
}

/**
 * The inputs for an item: a product with its quantity, or an amount instead of a product, and
 * services.
 */
export const ItemFields = ({ number, item, choices, refusal, onChange, onRemove }: Props) => {
  const translate = useText();
  const isAmount = item.kind === 'amount';
  const showrooms = (isAmount ? choices?.showrooms : item.product?.showrooms) ?? [];
  const services = (isAmount ? choices?.services : item.product?.services) ?? [];
  const performers = (!isAmount && item.product?.performers) || [];
  return (
    <SectionCard
      title={translate('cartSimulator.item', { number })}
      action={
        onRemove && (
          <IconButton
            size="small"
            aria-label={translate('cartSimulator.remove', { number })}
            onClick={onRemove}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {/* only partners can enter an amount, because it counts as their own sale */}
        {choices?.vendorId && (
          <Choice
            label={translate('cartSimulator.kind')}
            value={item.kind}
            choices={(['product', 'amount'] as const).map((id) => ({
              id,
              name: translate(`cartSimulator.kinds.${id}`),
            }))}
            onChange={(kind) =>
              onChange({ kind: kind as Item['kind'], showroomId: '', serviceIds: [] })
            }
          />
        )}
        <TextField
          label={translate('cartSimulator.quantity')}
          value={item.quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        {isAmount ? (
          <AmountInputs item={item} templates={choices?.templates ?? []} onChange={onChange} />
        ) : (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <ProductField
              value={item.product}
              onChange={(product) =>
                onChange({ product, showroomId: '', serviceIds: [], performerId: '' })
              }
            />
          </Box>
        )}
        {showrooms.length > 0 && (
          <Choice
            label={translate('cartSimulator.handover')}
            value={item.showroomId}
            choices={[
              { id: '', name: translate('cartSimulator.delivered') },
              ...showrooms.map(({ id, name }: Named) => ({
                id,
                name: translate('cartSimulator.collected', { name }),
              })),
            ]}
            onChange={(showroomId) => onChange({ showroomId })}
          />
        )}
        {services.length > 0 && (
          <MultiPicker<Named>
            label={translate('cartSimulator.services')}
            choices={services}
            value={services.filter(({ id }) => item.serviceIds.includes(id))}
            onChange={(chosen) => onChange({ serviceIds: chosen.map(({ id }) => id) })}
            sx={{ gridColumn: '1 / -1' }}
          />
        )}
        {item.serviceIds.length > 0 && performers.length > 1 && (
          <Choice
            label={translate('cartSimulator.performer')}
            value={performerOf(item) ?? ''}
            choices={performers}
            onChange={(performerId) => onChange({ performerId })}
          />
        )}
      </Box>
      {refusal && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {refusal}
        </Typography>
      )}
    </SectionCard>
  );
};

interface AmountProps extends Pick<Props, 'item' | 'onChange'> {
  templates: readonly Named[];
}

const AmountInputs = ({ item, templates, onChange }: AmountProps) => {
  const translate = useText();
  return (
    <>
      <AmountField
        label={translate('cartSimulator.amount')}
        value={item.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <Choice
        label={translate('cartSimulator.template')}
        value={item.templateId}
        choices={[{ id: '', name: translate('cartSimulator.noTemplate') }, ...templates]}
        onChange={(templateId) => onChange({ templateId })}
      />
      <AmountField
        label={translate('cartSimulator.weight')}
        value={item.weight}
        unit="kg"
        onChange={(weight) => onChange({ weight })}
      />
      <TextField
        label={translate('cartSimulator.itemsPerPallet')}
        value={item.itemsPerPallet}
        onChange={({ target }) => onChange({ itemsPerPallet: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </>
  );
};
