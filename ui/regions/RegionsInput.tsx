import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { type ReactNode, useMemo } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { type Region, regionKey } from '#contract/regions/region.ts';
import { states } from '#contract/regions/states.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { usePickerTexts } from '#ui/pickers/usePickerTexts.ts';
import { regionsFor, regionsNamed, withoutDuplicates } from './typedRegions.ts';
import { useRegionName } from './useRegionName.ts';

interface Props {
  source: string;
  /** The label; that of the resource's field by default. */
  label?: string;
  helperText?: ReactNode;
}

const asItIs = (value: unknown) => value;
const stateRegions: readonly Region[] = states.map((value) => ({ type: 'state', value }));

/**
 * An input for regions of Germany: the whole country, states, and postcode areas. The user can type
 * or paste several postcodes at once.
 */
export const RegionsInput = ({ source, label, helperText }: Props) => {
  const translate = useText();
  const resource = useResourceContext();
  const texts = usePickerTexts();
  const nameOf = useRegionName();
  const { field, fieldState, id } = useInput({ source, parse: asItIs, format: asItIs });
  const value = (field.value ?? []) as Region[];
  const byName = useMemo(
    () => stateRegions.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
    [nameOf],
  );
  const message = fieldState.error?.message;
  const choose = (chosen: readonly (Region | string)[]) => {
    const named = chosen.flatMap((each) =>
      typeof each === 'string' ? (regionsNamed(each, byName, nameOf) ?? []) : [each],
    );
    field.onChange(withoutDuplicates(named));
  };
  return (
    <Autocomplete<Region, true, false, true>
      id={id}
      multiple
      freeSolo
      autoHighlight
      value={value}
      onChange={(_event, chosen) => choose(chosen)}
      onBlur={field.onBlur}
      options={[]}
      filterOptions={(_options, { inputValue }) => regionsFor(inputValue, byName, nameOf)}
      filterSelectedOptions
      getOptionKey={(option) => (typeof option === 'string' ? option : regionKey(option))}
      getOptionLabel={(option) => (typeof option === 'string' ? option : nameOf(option))}
      isOptionEqualToValue={(one, other) => regionKey(one) === regionKey(other)}
      {...texts}
      renderValue={(chosen, itemProps) =>
        chosen.map((each, index) => {
          const name = typeof each === 'string' ? each : nameOf(each);
          const { key, ...props } = itemProps({ index });
          return <Chip key={key} size="small" label={name} {...props} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle label={label} source={source} resource={resource} />}
          placeholder={value.length === 0 ? translate('regions.placeholder') : undefined}
          error={Boolean(message)}
          helperText={message ? <ValidationError error={message} /> : helperText}
          onPaste={(event) => {
            const named = regionsNamed(event.clipboardData.getData('text'), byName, nameOf);
            if (!named || named.length < 2) return;
            event.preventDefault();
            choose([...value, ...named]);
          }}
        />
      )}
    />
  );
};
