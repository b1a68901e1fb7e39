import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AddPicker } from '#ui/pickers/AddPicker.tsx';
import { ChoiceLine } from '#ui/pickers/ChoiceLine.tsx';
import { useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { arrayMove } from '#ui/sortable/places.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import type { GroupRecord } from './operations.ts';

type Attribute = NonNullable<GroupRecord['attributes']>[number];

const none: Attribute[] = [];

/** Edits the ordered attributes of a group: the user adds, drags and removes them. */
export const AttributesInput = () => {
  const translate = useText();
  const text = useText('resources.collections/attribute-groups.attributes');
  const { field, fieldState } = useController({ name: 'attributes' });
  const attributes: Attribute[] = field.value ?? none;
  const typeOf = ({ type }: { type: string }) =>
    translate(`resources.collections/attributes.types.${type}`);
  const search = useChoiceSearch<Attribute>('collections/attributes', {
    excluded: new Set(attributes.map(({ id }) => id)),
  });
  const move = (from: number, to: number) => field.onChange(arrayMove(attributes, from, to));
  return (
    <>
      <AddPicker<Attribute>
        label={text('add')}
        startIcon={<AddIcon fontSize="small" />}
        search={search}
        onPick={(attribute) => field.onChange([...attributes, attribute])}
        renderChoice={(attribute) => (
          <ChoiceLine name={attribute.name} detail={typeOf(attribute)} />
        )}
      />
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
      {attributes.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('empty')}
        </Typography>
      )}
      <SortableList
        items={attributes}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        label={text('list')}
        onMove={move}
        renderItem={(attribute, handle) => (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              backgroundColor: 'background.paper',
            }}
          >
            {handle}
            <Typography variant="body2" sx={{ flex: 1, fontWeight: 560 }}>
              {attribute.name}
            </Typography>
            {attribute.is_required && (
              <Chip size="small" variant="outlined" label={text('required')} />
            )}
            <Typography variant="body2" color="text.secondary" sx={{ minWidth: 140 }}>
              {typeOf(attribute)}
            </Typography>
            <IconButton
              size="small"
              aria-label={text('remove', { name: attribute.name })}
              onClick={() => field.onChange(attributes.filter(({ id }) => id !== attribute.id))}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        )}
      />
    </>
  );
};
