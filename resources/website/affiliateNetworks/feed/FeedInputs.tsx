import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { feedDelimiters, feedFormats } from '#contract/rules/website/affiliateNetwork.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LinkInput } from '#ui/form/LinkInput.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import type { Sample } from './useSample.ts';

/** The inputs for the URL and format of a feed, with a button that loads a sample. */
export const FeedInputs = ({ sample: { found, isReading, read } }: { sample: Sample }) => {
  const text = useText('resources.external-product-sources/networks');
  const format = useWatch({ name: 'format' });
  return (
    <>
      <LinkInput source="feed_url" helperText={text('help.feed_url')} isRequired />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          source="format"
          choices={useNamedChoices('formats', feedFormats)}
          helperText={false}
        />
        <Delimiter isShown={format === 'csv'} />
        {format === 'xml' && (
          <TextInput
            source="row_element"
            helperText={text('help.row_element')}
            slotProps={{ htmlInput: { maxLength: limits.feedColumn, spellCheck: false } }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }} aria-live="polite">
        <ActionButton variant="outlined" disabled={isReading} onClick={read}>
          {text('sample.read')}
        </ActionButton>
        {isReading && (
          <>
            <CircularProgress size={20} aria-hidden />
            {text('sample.reading')}
          </>
        )}
      </Box>
      {found && found.msg !== '' && (
        <Alert severity="error">{text(`faults.${found.msg}`, JSON.parse(found.args))}</Alert>
      )}
    </>
  );
};

const Delimiter = ({ isShown }: { isShown: boolean }) => {
  const choices = useNamedChoices('delimiters', feedDelimiters);
  return isShown ? <SelectInput source="delimiter" choices={choices} helperText={false} /> : null;
};
