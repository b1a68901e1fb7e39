import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { RepaymentSumsDocument } from './operations.generated.ts';

/** The sums of all repayments that the list's filters match. */
export const RepaymentSums = () => {
  const text = useText('resources.repayments');
  const { filterValues, filter } = useListContext();
  const { data } = useApiQuery(RepaymentSumsDocument, { query: { ...filterValues, ...filter } });
  const sums = data?.repaymentSums.data;
  if (!sums) return null;
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, px: 2, py: 1 }}
    >
      {(['owed', 'repaid'] as const).map((key) => (
        <Box key={key} sx={{ display: 'flex', gap: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {text(`sums.${key}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            <PriceText value={sums[key]} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
