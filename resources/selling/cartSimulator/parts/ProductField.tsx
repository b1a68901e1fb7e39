import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  CartProductChoicesDocument,
  type CartProductChoicesQuery,
} from '#resources/selling/cartSimulator/operations.generated.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { Picker } from '#ui/pickers/Picker.tsx';
import { useApiChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import type { Product } from './item.ts';

interface Props {
  value: Product | null;
  /** The validation error of the product. */
  refusal?: string | undefined;
  onChange: (product: Product | null) => void;
}

const queryOf = (name: string) => ({ query: { name } });

/** A product of a vendor; other vendors may sell the same article number. */
const choiceOf = (product: Product) => ({ ...product, id: `${product.vendorId} ${product.sku}` });

const choicesOf = ({ cartProducts }: CartProductChoicesQuery) => cartProducts.data.map(choiceOf);

/** Selects a product for sale; the server searches by name or article number. */
export const ProductField = ({ value, refusal, onChange }: Props) => {
  const translate = useText();
  return (
    <Picker
      label={translate('cartSimulator.product')}
      search={useApiChoiceSearch(
        CartProductChoicesDocument,
        queryOf,
        choicesOf,
        limits.searchDebounceMs,
      )}
      value={value && choiceOf(value)}
      onChange={onChange}
      error={refusal}
      helperText={translate('cartSimulator.typeToSearch')}
      renderChoice={(product) => (
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap>{product.name}</Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {product.sku} · {product.vendorName}
            {product.unitPrice && (
              <>
                {' · '}
                <PriceText value={product.unitPrice} />
              </>
            )}
          </Typography>
        </Box>
      )}
    />
  );
};
