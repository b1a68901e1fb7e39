import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ComponentType } from 'react';
import type { EditKind } from '#contract/rules/catalogue/variationsEdit.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { CategoriesFields } from './CategoriesFields.tsx';
import type { FieldsProps } from './change.ts';
import { PriceFields } from './PriceFields.tsx';
import { TagsFields } from './TagsFields.tsx';

/** The kinds that users can choose in this dialog; `values` comes only from a form's section. */
export type ChosenKind = Exclude<EditKind, 'values'>;

const fields: Record<ChosenKind, ComponentType<FieldsProps>> = {
  price: PriceFields,
  tags: TagsFields,
  categories: CategoriesFields,
  attribute: AttributeFields,
};

const chosenKinds = Object.keys(fields) as ChosenKind[];

interface Props extends FieldsProps {
  kind: ChosenKind;
  onKind: (kind: ChosenKind) => void;
}

/** Selects the field to change and the new value. */
export const ChangeFields = ({ kind, onKind, ...rest }: Props) => {
  const translate = useText();
  const Fields = fields[kind];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '200px 200px minmax(0, 1fr)' } }}
    >
      <TextField
        select
        autoFocus
        label={translate('bulkEdit.what')}
        value={kind}
        onChange={(event) => onKind(event.target.value as ChosenKind)}
      >
        {chosenKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`bulkEdit.kinds.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <Fields key={kind} {...rest} />
    </Box>
  );
};
