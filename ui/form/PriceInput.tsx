import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { AmountField } from './AmountField.tsx';

interface Props {
  source: string;
  helperText: string;
  /** The resource's label for the field if omitted. */
  label?: string;
  unit?: string;
  isDisabled?: boolean;
  /** May be below zero. */
  isSigned?: boolean;
}

/** A price field in a form. */
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
