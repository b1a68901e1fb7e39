import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { AmountField } from './AmountField.tsx';

interface Props {
  source: string;
  helperText: string;
  /** Label of the field; the resource's label by default. */
  label?: string;
  unit?: string;
  isDisabled?: boolean;
  /** Allows negative amounts. */
  isSigned?: boolean;
}

export const PriceInput = ({
  source,
  helperText,
  label,
  unit,
  isDisabled = false,
  isSigned = false,
}: Props) => {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source });
  const { error } = fieldState;
  return (
    <AmountField
      id={id}
      unit={unit}
      disabled={isDisabled}
      isSigned={isSigned}
      name={field.name}
      label={<FieldTitle source={source} resource={resource} label={label} />}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
    />
  );
};
