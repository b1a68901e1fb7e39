import RemoveIcon from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  FieldTitle,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
} from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import {
  type ProductChoiceFragment,
  ProductChoicesDocument,
} from '#providers/products/operations.generated.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { useChoiceTexts } from './useChoiceTexts.ts';
import { useDebounced } from './useDebounced.ts';

interface Props {
  /** Its value is the ids of the products, in their order. */
  source: string;
  helperText?: string;
}

/** The marketplace's account among vendors. */
const vendorId = '1';
const none: readonly ProductChoiceFragment[] = [];
/** A longer list nobody reads; a more exact search shortens it. */
const shownAtOnce = 100;

const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const others = ids.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...ids.slice(from, from + 1), ...others.slice(to)];
};

/** Products, searched in the server by name or article number, in an order of their own. */
export const ProductPicker = ({ source, helperText }: Props) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  const ids = (field.value ?? []) as string[];
  const products = useChosen(ids);
  const { error } = fieldState;
  return (
    <Box>
      <SearchInput
        label={<FieldTitle source={source} resource={resource} />}
        excluded={ids}
        onPick={(id) => field.onChange([...ids, id])}
        error={error?.message && <ValidationError error={error.message} />}
        helperText={helperText}
      />
      {ids.length > 0 && (
        <SortableList
          items={ids.map((id) => products.get(id) ?? unknownProduct(id))}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          label={translate('productPicker.chosen', ids.length)}
          onMove={(from, to) => field.onChange(moved(ids, from, to))}
          sx={{ mt: 1, maxHeight: 280, overflowY: 'auto' }}
          renderItem={(product, handle) => (
            <Chosen
              product={product}
              handle={handle}
              onRemove={() => field.onChange(ids.filter((id) => id !== product.id))}
            />
          )}
        />
      )}
    </Box>
  );
};

/** Shown until its name is known. */
const unknownProduct = (id: string): ProductChoiceFragment => ({
  id,
  name: '…',
  sku: '',
  price: '0',
  image: null,
  isForSale: true,
});

/** The chosen products by their ids; those that are known stay while others load. */
const useChosen = (ids: readonly string[]): ReadonlyMap<string, ProductChoiceFragment> => {
  const [known, setKnown] = useState<ReadonlyMap<string, ProductChoiceFragment>>(new Map());
  const unknown = ids.filter((id) => !known.has(id));
  const { data } = useAsk(
    'chosenProducts',
    ProductChoicesDocument,
    { ids: unknown, pagination: { size: limits.maxPageSize } },
    { enabled: unknown.length > 0 },
  );
  const found = data?.getNetworkVendorProducts.data.results ?? none;
  const news = found.filter(({ id }) => !known.has(id));
  if (news.length > 0)
    setKnown(new Map([...known, ...news.map((each) => [each.id, each] as const)]));
  return known;
};

interface ChosenProps {
  product: ProductChoiceFragment;
  handle: ReactNode;
  onRemove: () => void;
}

const Chosen = ({ product, handle, onRemove }: ChosenProps) => {
  const translate = useTranslate();
  return (
    <Box sx={row}>
      {handle}
      <ProductLine product={product} />
      {!product.isForSale && <Badge tone="warning">{translate('productPicker.notForSale')}</Badge>}
      <IconButton
        size="small"
        aria-label={translate('productPicker.remove', { name: product.name })}
        onClick={onRemove}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

const ProductLine = ({ product }: { product: ProductChoiceFragment }) => (
  <>
    <Thumbnail image={product.image ? { filename: product.image, alt: '' } : null} size={40} />
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography noWrap>{product.name}</Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {product.sku} · <PriceText value={product.price} />
      </Typography>
    </Box>
  </>
);

interface SearchProps {
  label: ReactNode;
  excluded: readonly string[];
  onPick: (id: string) => void;
  error: ReactNode;
  helperText: string | undefined;
}

/** Adds one product at a time. */
const SearchInput = ({ label, excluded, onPick, error, helperText }: SearchProps) => {
  const texts = useChoiceTexts();
  const translate = useTranslate();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), limits.searchDebounceMs);
  const { data, isFetching } = useAsk(
    'productChoices',
    ProductChoicesDocument,
    { vendorId, search, pagination: { size: limits.maxPageSize } },
    { enabled: search !== '' },
  );
  const isLoading = isFetching || search !== text.trim();
  const found = search === '' ? none : (data?.getNetworkVendorProducts.data.results ?? none);
  const choices = found.filter(({ id }) => !excluded.includes(id)).slice(0, shownAtOnce);
  return (
    <Autocomplete<ProductChoiceFragment>
      // cleared after each pick
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
      onChange={(_event, product) => {
        if (!product) return;
        setText('');
        onPick(product.id);
      }}
      options={isLoading ? [] : choices}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      loading={isLoading && text !== ''}
      {...texts}
      noOptionsText={text === '' ? translate('productPicker.type') : texts.noOptionsText}
      blurOnSelect={false}
      clearOnBlur
      renderOption={({ key, ...props }, product) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <ProductLine product={product} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(error)}
          helperText={error || helperText}
          slotProps={{ htmlInput: { ...params.inputProps, maxLength: limits.searchText } }}
        />
      )}
    />
  );
};

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  backgroundColor: 'background.paper',
} as const;
