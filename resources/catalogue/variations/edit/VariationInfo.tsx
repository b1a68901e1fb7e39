import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const Uses = lazyPart(() => import('./VariationUses.tsx'));

/** Shows read-only properties: combination, parent, categories, attribute family, brand, uses. */
export const VariationInfo = ({ familyName }: { familyName: string }) => {
  const translate = useText();
  const record = useRecordContext<VariationRecord>();
  if (!record) return null;
  const { parent } = record;
  const facts: Record<string, ReactNode> = {
    combinations: record.combinations.map((item) => item.option.name).join('/'),
    parent: (
      <RecordLink resource="products/parents" id={parent.id}>
        {parent.name}
      </RecordLink>
    ),
    category: record.category.map((item) => item.data.name).join(', '),
    family: familyName,
    manufacturer: parent.manufacturer.company_name,
  };
  return (
    <FormCard id="info" title={translate('resources.products/variations.sections.info')}>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Thumbnail image={record.image} size={150} />
        <Box
          component="dl"
          sx={{
            flex: 1,
            minWidth: 240,
            m: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { sm: '1fr 1fr' },
            alignContent: 'start',
          }}
        >
          {Object.entries(facts).map(([field, value]) => (
            <Box key={field}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`resources.products/variations.fields.${field}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value || '–'}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <Suspense fallback={null}>
        <Uses id={record.id} />
      </Suspense>
    </FormCard>
  );
};
