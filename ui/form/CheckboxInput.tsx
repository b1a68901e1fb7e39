import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';

interface Props {
  source: string;
  /** Label of the field; the resource's label by default. */
  label?: string;
  helperText: string;
}

/** A checkbox with a help text below it. */
export const CheckboxInput = ({ source, label, helperText }: Props) => {
  const resource = useResourceContext();
  const helpId = useId();
  const { field, id } = useInput({ source });
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            size="small"
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_event, isChecked) => field.onChange(isChecked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': helpId } }}
          />
        }
        label={<FieldTitle source={source} resource={resource} label={label} />}
      />
      <FormHelperText id={helpId} sx={{ m: 0, ml: 3.5 }}>
        {helperText}
      </FormHelperText>
    </div>
  );
};
