import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { AddPicker } from '#ui/pickers/AddPicker.tsx';
import { useChosen } from '#ui/pickers/useChosen.ts';
import { arrayMove } from '#ui/sortable/places.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { marketplaceProducts } from './marketplaceProducts.ts';
import type { ProductChoice, ProductSource } from './productSource.ts';
import { useSearchText } from './useSearchText.ts';

interface Props {
  /** Form field whose value is the ordered list of product ids. */
  source: string;
  helperText?: string;
  /** The products to pick from; by default all products of the marketplace. */
  of?: ProductSource;
  /** Maximum number of products. */
  limit?: number;
}

/** Maximum number of results shown; a more specific search narrows them down. */
const shownAtOnce = 100;

/**
 * A picker for products in a user-defined order, with a search on the server by name or article
 * number.
 */
export const ProductPicker = ({ source, helperText, of = marketplaceProducts, limit }: Props) => {
  const resource = useResourceContext();
  const translate = useText();
  const { field, fieldState } = useInput({ source });
  const ids = (field.value ?? []) as string[];
  const { known, isLoading } = useChosen(ids, of.useNamed);
  const { error } = fieldState;
  return (
    <Box>
      <SearchInput
        label={<FieldTitle source={source} resource={resource} />}
        of={of}
        excluded={ids}
        isFull={limit !== undefined && ids.length >= limit}
        onPick={({ id }) => field.onChange([...ids, id])}
        error={error?.message && <ValidationError error={error.message} />}
        helperText={helperText}
      />
      {ids.length > 0 && (
        <SortableList
          items={ids.map((id) => known.get(id) ?? unknownProduct(id))}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          label={translate('productPicker.chosen', ids.length)}
          onMove={(from, to) => field.onChange(arrayMove(ids, from, to))}
          sx={{ mt: 1, maxHeight: 280, overflowY: 'auto' }}
          renderItem={(product, handle) => (
            <Chosen
              product={product}
              handle={handle}
              isGone={!isLoading && !known.has(product.id)}
              onRemove={() => field.onChange(ids.filter((id) => id !== product.id))}
            />
          )}
        />
      )}
    </Box>
  );
};

/** A placeholder for a product whose name has not been loaded yet. */
const unknownProduct = (id: string): ProductChoice => ({
  id,
  name: '…',
  detail: '',
  price: null,
  image: null,
  isForSale: true,
});

interface ChosenProps {
  product: ProductChoice;
  handle: ReactNode;
  /** True if the product was deleted or the user may not see its name. */
  isGone: boolean;
  onRemove: () => void;
}

const Chosen = ({ product, handle, isGone, onRemove }: ChosenProps) => {
  const translate = useText();
  return (
    <Box sx={row}>
      {handle}
      <ProductLine product={product} />
      {isGone && <Badge tone="error">{translate('productPicker.gone')}</Badge>}
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

const ProductLine = ({ product }: { product: ProductChoice }) => (
  <>
    <Thumbnail image={product.image ? { filename: product.image, alt: '' } : null} size={40} />
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography noWrap>{product.name}</Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {product.detail}
        {product.price !== null && (
          <>
            {' · '}
            <PriceText value={product.price} />
          </>
        )}
      </Typography>
    </Box>
  </>
);

interface SearchProps {
  label: ReactNode;
  of: ProductSource;
  excluded: readonly string[];
  isFull: boolean;
  onPick: (product: ProductChoice) => void;
  error: ReactNode;
  helperText: string | undefined;
}

/** The search field; each pick adds one product. */
const SearchInput = ({ label, of, excluded, isFull, ...props }: SearchProps) => {
  const translate = useText();
  const { typed, text, isWaiting, onSearch } = useSearchText(limits.searchDebounceMs);
  const { choices, isLoading, hasFailed } = of.useFound(text);
  const isSearching = isLoading || isWaiting;
  const others = choices.filter(({ id }) => !excluded.includes(id)).slice(0, shownAtOnce);
  return (
    <AddPicker<ProductChoice>
      {...props}
      label={label}
      disabled={isFull}
      search={{
        choices: isSearching ? [] : others,
        isLoading: isSearching && typed !== '',
        hasFailed,
        typed,
        onSearch,
      }}
      emptyText={typed === '' ? translate('productPicker.type') : undefined}
      renderChoice={(product) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: 1, minWidth: 0 }}>
          <ProductLine product={product} />
        </Box>
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
