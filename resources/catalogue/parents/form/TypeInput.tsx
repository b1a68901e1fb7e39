import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { configurable, simple } from '#resources/catalogue/parents/parentForm.ts';

/** Selects simple or configurable, with an explanation. */
export const TypeInput = () => {
  const text = useText('resources.products/parents');
  const labelId = useId();
  const { field, fieldState } = useController({ name: 'type' });
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId} sx={{ typography: 'body2', mb: 0.75 }}>
        {text('fields.type')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={field.value ?? ''}
        onChange={(_event, type) => field.onChange(type)}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {[configurable, simple].map((type) => (
          <FormControlLabel
            key={type}
            value={type}
            control={<Radio size="small" sx={{ mt: -0.75 }} />}
            label={
              <>
                <Box sx={{ fontWeight: 560 }}>{text(`type.${type}`)}</Box>
                <Typography variant="body2" color="text.secondary">
                  {text(`typeHelp.${type}`)}
                </Typography>
              </>
            }
            sx={{
              m: 0,
              p: 1.5,
              alignItems: 'flex-start',
              border: 1,
              borderColor: field.value === type ? 'primary.main' : 'divider',
              borderRadius: 1,
            }}
          />
        ))}
      </RadioGroup>
      {fieldState.error?.message && (
        <FormHelperText sx={{ mx: 0 }}>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </FormControl>
  );
};
