import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TagsInput } from '#resources/catalogue/tags/parts/TagsInput.tsx';
import { SkuInput } from '#resources/catalogue/variations/parts/SkuInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';

/** The fields for the variation of a new simple product; its name comes from the product. */
export const FirstVariation = () => {
  const text = useText('resources.products/parents');
  const label = (field: string) => `resources.products/variations.fields.${field}`;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('help.variation')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SkuInput source="variations.0.sku" label={label('sku')} />
        <PriceInput
          source="variations.0.price"
          label={label('price')}
          helperText={text('help.price')}
        />
      </Box>
      <TagsInput source="variations.0.tags" label={label('tags')} helperText={text('help.tags')} />
    </>
  );
};
