import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  type FamilyField,
  type FamilyGroup,
  withOtherRequirement,
} from '#resources/catalogue/attributeFamilies/familyForm.ts';

interface Props {
  group: FamilyGroup;
  onChange: (group: FamilyGroup) => void;
}

/** Lists the attributes of a group; each can be required or optional in this family. */
export const FamilyFields = ({ group, onChange }: Props) => {
  const translate = useText();
  const toggle = (toggled: FamilyField) =>
    onChange({
      ...group,
      fields: group.fields.map((field) =>
        field.id === toggled.id ? withOtherRequirement(field) : field,
      ),
    });
  if (group.fields.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
        {translate('resources.collections/attribute-families.groups.none')}
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        px: 2,
        pb: 1,
        '& li': {
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 40,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'body2',
        },
        '& label': { display: 'inline-flex', alignItems: 'center', gap: 1, cursor: 'pointer' },
        '& input': {
          width: 18,
          height: 18,
          m: 0,
          accentColor: ({ palette }) => palette.primary.main,
        },
      }}
    >
      {group.fields.map((field) => (
        <Field key={field.id} field={field} onToggle={() => toggle(field)} />
      ))}
    </Box>
  );
};

/** Uses the browser's native checkbox, because a family may have hundreds of them. */
const Field = ({ field, onToggle }: { field: FamilyField; onToggle: () => void }) => {
  const translate = useText();
  const text = useText('resources.collections/attribute-families.groups');
  const { name, type, is_configurable, is_required, ownRequired } = field;
  return (
    <li>
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 560 }}>
        {name}
        {ownRequired !== null && (
          <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
            {text('ownRequired')}
          </Typography>
        )}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`resources.collections/attributes.types.${type}`)}
      </Box>
      {is_configurable ? (
        <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          {text('system')}
        </Box>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={is_required}
            onChange={onToggle}
            aria-label={text('required', { name })}
          />
          <span aria-hidden>{text('requiredShort')}</span>
        </label>
      )}
    </li>
  );
};
