import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetMany } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { check } from '#contract/rules/platform/check.ts';
import { price } from '#contract/rules/platform/fields.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useCategorySearch } from '#resources/catalogue/categories/parts/useCategorySearch.ts';
import { useConditionTexts } from '#resources/selling/cartSimulator/parts/useConditionTexts.ts';

const watched = [
  'minValue',
  'categoryIds',
  'tagIds',
  'manufacturerIds',
  'vendorIds',
  'shopIds',
  'isOncePerCustomer',
] as const;

/** The conditions in the form, in words. */
export const ConditionSummary = () => {
  const text = useText('resources.discounts');
  const conditionTexts = useConditionTexts();
  const [minValue, categoryIds, tagIds, manufacturerIds, vendorIds, shopIds, isOncePerCustomer] =
    useWatch({ name: [...watched] });
  const { known } = useCategorySearch();
  const shops = useNames('shops', shopIds);
  const amount = check(price, minValue);
  const sentences = conditionTexts({
    minValue: amount.ok && Number(amount.value) > 0 ? amount.value : null,
    categories: listOf(categoryIds).map((id) => known.get(id)?.name ?? '…'),
    tags: useNames('collections/tags', tagIds),
    manufacturers: useNames('user-management/manufacturer', manufacturerIds),
    vendors: useNames('user-management/vendor', vendorIds),
    isForSomeShops: shops.length > 0,
    shops,
    isOncePerCustomer: Boolean(isOncePerCustomer),
  });
  return (
    <Box
      component="section"
      aria-label={text('conditions.title')}
      sx={{ p: 2, borderRadius: 1, backgroundColor: 'action.hover' }}
    >
      <Typography variant="subtitle2" component="h3">
        {text('conditions.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {(sentences.length > 0 ? sentences : [text('conditions.none')]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{text('conditions.alone')}</li>
      </Box>
    </Box>
  );
};

const listOf = (ids: unknown): readonly string[] => (Array.isArray(ids) ? ids : []);

type Named = RaRecord<string> & { name: string };

/** The names of records, which the inputs have loaded. */
const useNames = (resource: string, given: unknown): string[] => {
  const ids = listOf(given);
  const { data = [] } = useGetMany<Named>(resource, { ids: [...ids] });
  const names = new Map(data.flatMap((each) => (each ? [[each.id, each.name]] : [])));
  return ids.map((id) => names.get(id) ?? '…');
};
