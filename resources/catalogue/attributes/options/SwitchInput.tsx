import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId } from 'react';
import { TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import { switchTypes } from '#contract/rules/catalogue/attributeOption.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { ImageInput } from '#ui/images/ImageInput.tsx';

/** Chooses the appearance of an option: name only, a colour or an image. */
export const SwitchInput = () => {
  const text = useText('resources.collections/attributes.options');
  const labelId = useId();
  const { field } = useController({ name: 'switchType' });
  return (
    <Box>
      <Typography id={labelId} variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {text('fields.switchType')}
      </Typography>
      <ToggleChoice value={field.value ?? ''} onChange={field.onChange} aria-labelledby={labelId}>
        <ToggleButton value="">{text('switchTypes.none')}</ToggleButton>
        {switchTypes.map((type) => (
          <ToggleButton key={type} value={type}>
            {text(`switchTypes.${type}`)}
          </ToggleButton>
        ))}
      </ToggleChoice>
      <Box sx={{ mt: 2 }}>
        {field.value === 'color' && <ColourInput />}
        {field.value === 'image' && <ImageInput source="image" />}
      </Box>
    </Box>
  );
};

const black = '#000000';

/** Shows the browser's colour picker beside a text field for the colour code. */
const ColourInput = () => {
  const text = useText('resources.collections/attributes.options');
  const { field } = useController({ name: 'color' });
  const isCode = /^#[0-9a-f]{6}$/i.test(field.value ?? '');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={text('fields.color')}
        value={isCode ? field.value : black}
        onChange={(event: ChangeEvent<HTMLInputElement>) => field.onChange(event.target.value)}
        sx={{
          width: 56,
          height: 40,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          background: 'none',
          cursor: 'pointer',
        }}
      />
      <TextInput
        source="color"
        label={text('fields.colorCode')}
        helperText={text('help.colorCode')}
        slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
      />
    </Box>
  );
};
