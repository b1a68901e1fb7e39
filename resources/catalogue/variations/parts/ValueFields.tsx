import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { fieldStyles } from '#resources/catalogue/attributes/parts/fieldStyles.ts';
import type { FieldGroup } from './productFamily.ts';
import { ValueInput } from './ValueInput.tsx';

interface Props {
  group: FieldGroup;
  /** Names of the combination's options, by attribute. */
  combination: ReadonlyMap<string, string>;
}

const styles = (theme: Theme): SystemStyleObject<Theme> => ({
  ...fieldStyles(theme),
  display: 'grid',
  columnGap: 2,
  rowGap: 2.5,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  '& .wide': { gridColumn: { sm: '1 / -1' } },
});

/** The input fields for the attributes of one group of the family. */
export const ValueFields = ({ group, combination }: Props) => (
  <Box sx={styles}>
    {group.fields.map((field) => (
      <ValueInput key={field.source} field={field} combined={combination.get(field.attr_id)} />
    ))}
  </Box>
);
