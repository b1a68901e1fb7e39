import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { KeyBelow } from '#i18n/keys.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { FamilyGroup } from '#resources/catalogue/attributeFamilies/familyForm.ts';
import { usePlaceChoices } from '#resources/catalogue/attributeGroups/parts/usePlaceChoices.ts';
import { ExpandButton } from '#ui/actions/ExpandButton.tsx';
import { FamilyFields } from './FamilyFields.tsx';

interface Props {
  group: FamilyGroup;
  handle: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (group: FamilyGroup) => void;
  onRemove: () => void;
}

/** A group of the family: its place of use and its required attributes. */
export const FamilyGroupCard = ({ group, handle, isOpen, onToggle, onChange, onRemove }: Props) => {
  const translate = useText();
  const { name, fields } = group;
  const text = (
    key: KeyBelow<'resources.collections/attribute-families.groups'>,
    values: object = { name },
  ) => translate(`resources.collections/attribute-families.groups.${key}`, values);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
        {handle}
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography variant="h3" component="p" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {text('count', { smart_count: fields.length })}
          </Typography>
        </Box>
        <PlaceSelect group={group} onChange={onChange} />
        <ExpandButton isOpen={isOpen} label={text(isOpen ? 'close' : 'open')} onToggle={onToggle} />
        <IconButton size="small" aria-label={text('remove')} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      {isOpen && <FamilyFields group={group} onChange={onChange} />}
    </Box>
  );
};

const asGroup = 'group';

const PlaceSelect = ({ group, onChange }: Pick<Props, 'group' | 'onChange'>) => {
  const translate = useText();
  const choices = usePlaceChoices();
  const { name, place_use, ownPlaceUse } = group;
  // `place_use` is the group's own setting only while the family does not override it
  const placeOfGroup = ownPlaceUse === null ? place_use : null;
  const place = choices.find(({ id }) => id === placeOfGroup)?.name;
  const choose = (chosen: string) => {
    const own = chosen === asGroup ? null : chosen;
    onChange({ ...group, ownPlaceUse: own, place_use: own ?? placeOfGroup });
  };
  return (
    <TextField
      select
      value={ownPlaceUse ?? asGroup}
      onChange={(event) => choose(event.target.value)}
      slotProps={{
        select: {
          inputProps: {
            'aria-label': translate('resources.collections/attribute-families.groups.place', {
              name,
            }),
          },
        },
      }}
      sx={{ width: 248 }}
    >
      <MenuItem value={asGroup}>
        {translate(
          `resources.collections/attribute-families.groups.${place ? 'asGroupIn' : 'asGroup'}`,
          { place },
        )}
      </MenuItem>
      {choices.map(({ id, name: label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};
