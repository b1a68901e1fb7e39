import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useInput, useRecordContext, ValidationError } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { collaboratorKey } from '#contract/rules/website/style.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  CollaboratorChoicesDocument,
  type CollaboratorChoicesQuery,
} from '#resources/website/styles/operations.generated.ts';
import type { StyleRecord } from '#resources/website/styles/operations.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { AddPicker } from '#ui/pickers/AddPicker.tsx';
import { ChoiceLine } from '#ui/pickers/ChoiceLine.tsx';
import { shownAtOnce, useApiChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';

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
  const isAdmin = useCan('stylesSections', 'view');
  const hasNetworks = useCan('networks', 'view');
  const help = isAdmin ? 'collaboratorsAdmin' : 'collaborators';
  const { error } = fieldState;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {isOwn
          ? text(`help.${isAdmin || hasNetworks ? help : 'collaboratorsBasic'}`)
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

const queryOf = (search: string) => ({ query: { size: shownAtOnce, ...(search && { search }) } });

const choicesOf = ({ styleCollaboratorChoices }: CollaboratorChoicesQuery) =>
  styleCollaboratorChoices.data.results.map((choice) => ({
    ...choice,
    id: collaboratorKey(choice),
  }));

const AddCollaborator = ({ chosen, onPick }: AddProps) => {
  const text = useText('resources.styles');
  const search = useApiChoiceSearch(CollaboratorChoicesDocument, queryOf, choicesOf);
  const taken = new Set(chosen.map(collaboratorKey));
  const { choices, isLoading, hasFailed, typed } = search;
  if (typed === '' && !isLoading && !hasFailed && choices.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {text('collaborators.noConnections')}
      </Typography>
    );
  }
  return (
    <AddPicker
      label={text('collaborators.add')}
      search={{ ...search, choices: choices.filter(({ id }) => !taken.has(id)) }}
      onPick={({ id: _, ...choice }) => onPick(choice)}
      renderChoice={({ name, city }) => <ChoiceLine name={name} detail={city} />}
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
