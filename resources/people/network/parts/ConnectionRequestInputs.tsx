import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RegionsInput } from '#ui/regions/RegionsInput.tsx';

/** The inputs of a connection request: a note and the sales regions. */
export const ConnectionRequestInputs = () => {
  const translate = useText();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('network.ask.text')}
      </Typography>
      <TextInput
        source="notes"
        label={translate('network.fields.notes')}
        helperText={false}
        multiline
        minRows={3}
        autoFocus
        slotProps={{ htmlInput: { maxLength: limits.networkText } }}
      />
      <RegionsInput
        source="regions"
        label={translate('network.fields.regions')}
        helperText={translate('network.ask.regions')}
      />
    </>
  );
};
