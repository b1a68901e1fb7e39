import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoriesInput } from '#resources/catalogue/categories/parts/CategoriesInput.tsx';
import { TagsInput } from '#resources/catalogue/tags/parts/TagsInput.tsx';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { ReferenceChoicesInput } from '#ui/pickers/ReferenceChoiceInput.tsx';
import { ConditionSummary } from './ConditionSummary.tsx';

/** The inputs for what limits a code, and the conditions in words. */
export const ConditionInputs = () => {
  const text = useText('resources.discounts');
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('help.conditions')}
      </Typography>
      <PriceInput source="minValue" helperText={text('help.minValue')} unit="€" />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CategoriesInput source="categoryIds" />
        <TagsInput source="tagIds" />
        <ReferenceChoicesInput source="manufacturerIds" reference="user-management/manufacturer" />
        <ReferenceChoicesInput source="vendorIds" reference="user-management/vendor" />
        <ReferenceChoicesInput
          source="shopIds"
          reference="shops"
          helperText={text('help.shopIds')}
        />
      </Box>
      <CheckboxInput source="isOncePerCustomer" helperText={text('help.isOncePerCustomer')} />
      <ConditionSummary />
    </>
  );
};
