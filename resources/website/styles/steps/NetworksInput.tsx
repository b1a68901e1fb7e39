import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { TextInput, ValidationError } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { LinkInput } from '#ui/form/LinkInput.tsx';

const source = 'networks';

/** Edits up to ten social media profiles, each with name and link. */
export const NetworksInput = () => {
  const text = useText('resources.styles');
  const { setValue } = useFormContext();
  const networks: readonly unknown[] = useWatch({ name: source }) ?? [];
  const put = (changed: readonly unknown[]) => setValue(source, changed, { shouldDirty: true });
  const { errors } = useFormState({ name: source });
  const found = errors[source] as { message?: string; root?: { message?: string } } | undefined;
  const message = found?.root?.message ?? found?.message;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('help.networks')}
      </Typography>
      {networks.map((_, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the input names contain the index
          key={index}
          role="group"
          aria-label={text('networks.one', { position: index + 1 })}
          sx={rowStyles}
        >
          <TextInput
            source={`${source}.${index}.name`}
            label={text('networks.name')}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: limits.styleNetworkName } }}
          />
          <LinkInput source={`${source}.${index}.link`} label={text('networks.link')} />
          <IconButton
            aria-label={text('networks.remove', { position: index + 1 })}
            onClick={() => put(networks.filter((_each, place) => place !== index))}
          >
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      {message && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      {networks.length < limits.styleNetworks && (
        <Box>
          <Button
            startIcon={<AddIcon />}
            onClick={() => put([...networks, { name: '', link: '' }])}
          >
            {text('networks.add')}
          </Button>
        </Box>
      )}
    </>
  );
};

const rowStyles = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > :nth-of-type(1)': { gridColumn: '1 / -1' },
};
