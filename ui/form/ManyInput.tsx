import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { useChoiceTexts } from './useChoiceTexts.ts';

export interface ManyChoice {
  id: string;
  name: string;
  /** The heading of the choice's group. */
  group?: string;
}

interface Props {
  source: string;
  choices: readonly ManyChoice[];
  helperText?: string;
}

const asItIs = (value: unknown) => value;

/** A multiple choice from a few records; the value is a list of ids. */
export const ManyInput = ({ source, choices, helperText }: Props) => {
  const resource = useResourceContext();
  const texts = useChoiceTexts();
  const { field, fieldState, id } = useInput({ source, parse: asItIs, format: asItIs });
  const ids = (field.value ?? []) as string[];
  const message = fieldState.error?.message;
  const isGrouped = choices.some(({ group }) => group !== undefined);
  return (
    <Autocomplete<ManyChoice, true>
      id={id}
      multiple
      disableCloseOnSelect
      options={[...choices]}
      value={choices.filter((choice) => ids.includes(choice.id))}
      onChange={(_event, chosen) => field.onChange(chosen.map((choice) => choice.id))}
      onBlur={field.onBlur}
      {...(isGrouped && { groupBy: ({ group }) => group ?? '' })}
      filterSelectedOptions
      getOptionKey={(choice) => choice.id}
      getOptionLabel={({ name }) => name}
      {...texts}
      renderValue={(chosen, itemProps) =>
        chosen.map(({ name }, index) => {
          const { key, ...props } = itemProps({ index });
          return <Chip key={key} size="small" label={name} {...props} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source={source} resource={resource} />}
          error={Boolean(message)}
          helperText={message ? <ValidationError error={message} /> : helperText}
        />
      )}
    />
  );
};
