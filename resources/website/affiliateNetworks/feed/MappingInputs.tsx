import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  type FeedField,
  feedFields,
  requiredFeedFields,
} from '#contract/rules/website/affiliateFeed.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SampleTable } from './SampleTable.tsx';
import type { Found } from './useSample.ts';

const isRequired = (field: FeedField) => requiredFeedFields.some((each) => each === field);

/** Maps a column of the feed to each field, with a preview of the first rows. */
export const MappingInputs = ({ found }: { found: Found | undefined }) => {
  const text = useText('resources.external-product-sources/networks');
  const hasSample = found !== undefined && found.msg === '';
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text(hasSample ? 'help.mapping' : 'sample.open')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {feedFields.map((field) => (
          <ColumnInput key={field} field={field} columns={hasSample ? found.columns : []} />
        ))}
      </Box>
      {hasSample && <SampleTable sample={found} />}
    </>
  );
};

interface ColumnProps {
  field: FeedField;
  columns: readonly string[];
}

/** Selects a column. The current column stays available even if the sample does not contain it. */
const ColumnInput = ({ field, columns }: ColumnProps) => {
  const text = useText('resources.external-product-sources/networks');
  const source = `mapping.${field}`;
  const chosen: string = useWatch({ name: source }) ?? '';
  const isMissing = chosen !== '' && !columns.includes(chosen);
  const choices = [...columns, ...(isMissing ? [chosen] : [])].map((id) => ({ id, name: id }));
  return (
    <SelectInput
      source={source}
      choices={choices}
      emptyText={text('sample.none')}
      isRequired={isRequired(field)}
      disabled={choices.length === 0}
      helperText={isMissing && columns.length > 0 && text('sample.missing', { column: chosen })}
    />
  );
};
