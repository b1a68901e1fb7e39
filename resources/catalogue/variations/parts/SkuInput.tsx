import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { SkusInOtherCaseDocument } from './sku.generated.ts';

interface Props {
  source?: string;
  label?: string;
}

/**
 * Edits an article number. It warns if another article number differs only in upper and lower case,
 * because that is usually a mistake; the user can still save the number.
 */
export const SkuInput = ({ source = 'sku', label }: Props) => {
  const translate = useText();
  const twin = useTwin(source);
  return (
    <TextInput
      source={source}
      {...(label && { label })}
      helperText={
        twin ? (
          <Typography component="span" variant="inherit" role="status" color="warning.main">
            {translate('rules.skuCase', { ...twin })}
          </Typography>
        ) : (
          false
        )
      }
      slotProps={{ htmlInput: { maxLength: limits.sku } }}
    />
  );
};

/**
 * Returns the variation whose article number differs only in case, once the user has edited the
 * field.
 */
const useTwin = (source: string) => {
  const value: unknown = useWatch({ name: source });
  const { defaultValues } = useFormState();
  const before: unknown = get(defaultValues, source);
  const sku = useDebounced(typeof value === 'string' ? value.trim() : '', limits.searchDebounceMs);
  const isTyped = sku !== '' && sku !== before;
  const { data } = useApiQuery(SkusInOtherCaseDocument, { sku }, { enabled: isTyped });
  // exclude the variation's own stored number
  return isTyped ? data?.variations.data.results.find((each) => each.sku !== before) : undefined;
};
