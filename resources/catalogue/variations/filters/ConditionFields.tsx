import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { measured } from '#contract/measured.ts';
import type { ConditionKind } from '#contract/rules/catalogue/attributeFilter.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConditionControl } from './ConditionControl.tsx';
import { type Draft, type DraftErrors, kindsFor } from './draft.ts';

interface Props {
  draft: Draft;
  /** The user has just added it, so its input gets the focus. */
  isNew: boolean;
  errors: DraftErrors;
  onChange: (draft: Draft) => void;
  onRemove: () => void;
}

/** The inputs of a condition: its kind, and the values it accepts. */
export const ConditionFields = ({ draft, isNew, errors, onChange, onRemove }: Props) => {
  const text = useText('attributeFilter');
  const id = useId();
  const name = measured(draft.attribute);
  return (
    <Box role="group" aria-labelledby={id} sx={groupStyles}>
      <Box sx={{ gridArea: 'name', display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <Typography id={id} variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <IconButton
          size="small"
          aria-label={text('remove', { name })}
          onClick={onRemove}
          sx={{ ml: 'auto' }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      <TextField
        select
        label={text('condition')}
        value={draft.kind}
        onChange={({ target }) => onChange({ ...draft, kind: target.value as ConditionKind })}
        sx={{ gridArea: 'kind' }}
      >
        {kindsFor(draft.attribute).map((kind) => (
          <MenuItem key={kind} value={kind}>
            {text(`kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ gridArea: 'control', minWidth: 0 }}>
        <ConditionControl draft={draft} isNew={isNew} errors={errors} onChange={onChange} />
      </Box>
    </Box>
  );
};

const groupStyles = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  gridTemplate: `'name name' auto 'kind control' auto / 200px minmax(0, 1fr)`,
  '@media (max-width: 599px)': {
    rowGap: 1.5,
    gridTemplate: `'name' auto 'kind' auto 'control' auto / minmax(0, 1fr)`,
  },
} as const;
