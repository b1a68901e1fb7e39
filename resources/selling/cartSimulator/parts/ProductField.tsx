import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CartProductChoicesDocument } from '#resources/selling/cartSimulator/operations.generated.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import type { Product } from './item.ts';

interface Props {
  value: Product | null;
  /** The validation error of the product. */
  refusal?: string | undefined;
  onChange: (product: Product | null) => void;
}

/** Selects a product for sale; the server searches by name or article number. */
export const ProductField = ({ value, refusal, onChange }: Props) => {
  const translate = useText();
  const texts = useChoiceTexts();
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), limits.searchDebounceMs);
  const { data, isFetching } = useApiQuery(CartProductChoicesDocument, {
    query: { name },
  });
  const isLoading = isFetching || name !== text.trim();
  return (
    <Autocomplete<Product>
      value={value}
      onChange={(_event, product) => onChange(product)}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      options={isLoading ? [] : (data?.cartProducts.data ?? [])}
      filterOptions={(options) => options}
      getOptionKey={({ vendorId, sku }) => `${vendorId} ${sku}`}
      getOptionLabel={(product) => product.name}
      isOptionEqualToValue={(one, other) =>
        one.sku === other.sku && one.vendorId === other.vendorId
      }
      loading={isLoading}
      {...texts}
      renderOption={({ key, ...props }, product) => (
        <Box component="li" key={key} {...props}>
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
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('cartSimulator.product')}
          error={refusal !== undefined}
          helperText={refusal ?? translate('cartSimulator.typeToSearch')}
        />
      )}
    />
  );
};
