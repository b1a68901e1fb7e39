import RemoveIcon from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCanAccess, useInput, useRecordContext, ValidationError } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { collaboratorKey } from '#contract/rules/website/style.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  CollaboratorChoicesDocument,
  type CollaboratorChoicesQuery,
} from '#resources/website/styles/operations.generated.ts';
import type { StyleRecord } from '#resources/website/styles/operations.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';

type Collaborator = StyleRecord['collaborators'][number];
type Choice = CollaboratorChoicesQuery['styleCollaboratorChoices']['data']['results'][number];

const source = 'collaborators';
const asItIs = (value: unknown) => value;

/** Selects partners who can also edit the style; only the owner can change them. */
export const CollaboratorsInput = () => {
  const text = useText('resources.styles');
  const record = useRecordContext<StyleRecord>();
  const { field, fieldState } = useInput({ source, parse: asItIs, format: asItIs });
  const chosen = (field.value ?? []) as readonly Collaborator[];
  const isOwn = record?.isOwn ?? true;
  const { canAccess: isAdmin } = useCanAccess({ resource: 'stylesSections', action: 'view' });
  const { canAccess: hasNetworks } = useCanAccess({ resource: 'networks', action: 'view' });
  const help = isAdmin ? 'collaboratorsAdmin' : 'collaborators';
  const { error } = fieldState;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {isOwn
          ? text(`help.${isAdmin || hasNetworks !== false ? help : 'collaboratorsBasic'}`)
          : text('help.collaboratorsOwner', { owner: record?.owner.name })}
      </Typography>
      {chosen.length === 0 && <Typography>{text('collaborators.none')}</Typography>}
      <Box component="ul" aria-label={text('fields.collaborators')} sx={listStyles}>
        {chosen.map((each) => (
          <Box component="li" key={collaboratorKey(each)} sx={rowStyles}>
            <Typography noWrap sx={{ flex: 1 }}>
              {each.name}
            </Typography>
            {!each.isConnected && (
              <Badge tone="warning">{text('collaborators.notConnected')}</Badge>
            )}
            {isOwn && (
              <IconButton
                size="small"
                aria-label={text('collaborators.remove', { name: each.name })}
                onClick={() => field.onChange(chosen.filter((other) => other !== each))}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {error?.message && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
      {isOwn && (isAdmin || hasNetworks) && chosen.length < limits.styleCollaborators && (
        <AddCollaborator
          chosen={chosen}
          onPick={({ city: _, ...choice }) =>
            field.onChange([...chosen, { ...choice, isConnected: true }])
          }
        />
      )}
    </>
  );
};

interface AddProps {
  chosen: readonly Collaborator[];
  onPick: (choice: Choice) => void;
}

const AddCollaborator = ({ chosen, onPick }: AddProps) => {
  const text = useText('resources.styles');
  const texts = useChoiceTexts();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), limits.valueGroupDebounceMs);
  const query = { size: 50, ...(search && { search }) };
  const { data, isFetching } = useApiQuery(CollaboratorChoicesDocument, { query });
  const taken = new Set(chosen.map(collaboratorKey));
  const found = data?.styleCollaboratorChoices.data;
  const choices = found?.results.filter((each) => !taken.has(collaboratorKey(each))) ?? [];
  if (search === '' && found?.total === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {text('collaborators.noConnections')}
      </Typography>
    );
  }
  return (
    <Autocomplete<Choice>
      // clear the field after each selection
      value={null}
      inputValue={typed}
      onInputChange={(_event, next, reason) => reason === 'input' && setTyped(next)}
      onChange={(_event, choice) => {
        setTyped('');
        if (choice) onPick(choice);
      }}
      options={choices}
      filterOptions={(options) => options}
      getOptionKey={collaboratorKey}
      getOptionLabel={({ name }) => name}
      loading={isFetching || search !== typed.trim()}
      {...texts}
      blurOnSelect={false}
      clearOnBlur
      renderOption={({ key, ...props }, { name, city }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2 }}>
          <span>{name}</span>
          <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
            {city}
          </Typography>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={text('collaborators.add')} />}
    />
  );
};

const listStyles = { listStyle: 'none', m: 0, p: 0 } as const;

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
