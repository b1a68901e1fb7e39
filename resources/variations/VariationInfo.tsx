import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import type { VariationRecord } from './operations.ts';

/** What cannot be changed here: combination, parent, categories, brand. */
export const VariationInfo = () => {
  const translate = useTranslate();
  const record = useRecordContext<VariationRecord>();
  if (!record) return null;
  const facts = {
    combinations: record.combinations.map((item) => item.option.name).join('/'),
    parent: record.parent.name,
    category: record.category.map((item) => item.data.name).join(', '),
    manufacturer: record.parent.manufacturer.company_name,
  };
  return (
    <FormCard title={translate('resources.products/variations.sections.info')}>
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
              <Typography component="dd" sx={{ m: 0 }}>
                {value || '–'}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </FormCard>
  );
};
