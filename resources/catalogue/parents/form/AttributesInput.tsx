import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ValidationError } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { AttributeOptions } from '#resources/catalogue/parents/options/AttributeOptions.tsx';
import type { ChosenAttribute, Named } from '#resources/catalogue/parents/parentForm.ts';

const none: ChosenAttribute[] = [];
const messages = 'resources.products/parents.attributes';

/** Edits the system attributes of a configurable product. */
export const AttributesInput = () => {
  const translate = useText();
  const family: Named | null = useWatch({ name: 'family_id' });
  const { field, fieldState } = useController({ name: 'attributes' });
  const attributes: ChosenAttribute[] = field.value ?? none;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate(`${messages}.text`)}
      </Typography>
      <Box
        ref={field.ref}
        role="group"
        aria-label={translate('resources.products/parents.fields.attributes')}
        // makes the element focusable, so that the form can jump to the first error
        tabIndex={-1}
        aria-invalid={fieldState.invalid || undefined}
        sx={{ display: 'grid', gap: 2 }}
      >
        <AttributeOptions familyId={family?.id} value={attributes} onChange={field.onChange} />
        {fieldState.error?.message && (
          <FormHelperText error sx={{ m: 0 }}>
            <ValidationError error={fieldState.error.message} />
          </FormHelperText>
        )}
      </Box>
      <Combinations attributes={attributes} />
      <AutomaticInput />
    </>
  );
};

const Combinations = ({ attributes }: { attributes: readonly ChosenAttribute[] }) => {
  const translate = useText();
  const locale = language.use();
  const sizes = attributes.map(({ options }) => options.length);
  const count = sizes.length === 0 ? 0 : sizes.reduce((product, size) => product * size, 1);
  if (count === 0) return null;
  return (
    <Typography variant="body2" role="status">
      {translate(`${messages}.combinations`, {
        smart_count: count,
        count: numberText(count, locale),
        product: sizes.join(' × '),
      })}
    </Typography>
  );
};

/**
 * Switches automatic mode on or off: it generates missing variations whenever the options change
 * (specification 4).
 */
const AutomaticInput = () => {
  const translate = useText();
  const { field } = useController({ name: 'isAutomatic' });
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={Boolean(field.value)}
            onChange={(_event, checked) => field.onChange(checked)}
          />
        }
        label={translate('resources.products/parents.fields.isAutomatic')}
      />
      <FormHelperText sx={{ mx: 0 }}>{translate(`${messages}.automatic`)}</FormHelperText>
    </div>
  );
};
