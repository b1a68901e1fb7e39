import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { type ChangeRow, maySelect } from './changeRow.ts';

interface Props<Kind extends string> {
  rows: readonly ChangeRow<Kind>[];
  kinds: readonly KindChoice<Kind>[];
  onKind: (key: number, kind: Kind) => void;
  onAdd: () => void;
  onRemove: (key: number) => void;
  /** Renders the inputs of a row. */
  children: (row: ChangeRow<Kind>) => ReactNode;
}

/** A field that a row can change. */
interface KindChoice<Kind extends string> {
  kind: Kind;
  name: string;
  /** How often rows may change it, for example one attribute each; once by default. */
  atMost?: number;
}

/** The rows of a bulk edit: in each, a field and its new value. They can be added and removed. */
export const ChangeRows = <Kind extends string>(props: Props<Kind>) => {
  const { rows, kinds, onAdd } = props;
  const text = useText('bulkEdit');
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, sm: 2 } }}>
      {rows.map((row, n) => (
        <Row key={row.key} {...props} row={row} place={n + 1} />
      ))}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={!kinds.some((choice) => maySelect(rows, choice))}
          onClick={onAdd}
        >
          {text('addField')}
        </Button>
      </Box>
    </Box>
  );
};

const Row = <Kind extends string>({
  row,
  place,
  rows,
  kinds,
  onKind,
  onRemove,
  children,
}: Props<Kind> & { row: ChangeRow<Kind>; place: number }) => {
  const text = useText('bulkEdit');
  const others = rows.filter(({ key }) => key !== row.key);
  return (
    <Box role="group" aria-label={text('row', { place })} sx={line}>
      <TextField
        select
        autoFocus
        label={text('what')}
        value={row.kind}
        onChange={(event) => onKind(row.key, event.target.value as Kind)}
      >
        {kinds.map((choice) => (
          <MenuItem key={choice.kind} value={choice.kind} disabled={!maySelect(others, choice)}>
            {choice.name}
          </MenuItem>
        ))}
      </TextField>
      {others.length > 0 && (
        <IconButton
          aria-label={text('removeField', { place })}
          onClick={() => onRemove(row.key)}
          sx={{ justifySelf: 'end', mt: 0.5, order: { sm: 1 } }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
      <Box sx={inputs}>{children(row)}</Box>
    </Box>
  );
};

/** In narrow dialogs, the inputs are below the field and its button. */
const line = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '200px minmax(0, 1fr) auto' },
} as const;

const inputs = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  gridTemplateColumns: { sm: '200px minmax(0, 1fr)' },
} as const;
