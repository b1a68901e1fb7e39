import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { limits } from '#contract/limits.ts';
import {
  carrierNameOf,
  carriers,
  isNamedCarrier,
  isUnusualNumber,
} from '#contract/rules/sales/parcel.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { newDraft, type ParcelDraft, piecesIn, violationsOf } from './parcelDrafts.ts';

interface Props {
  drafts: readonly ParcelDraft[];
  onChange: (drafts: readonly ParcelDraft[]) => void;
  /** The pieces of the line; null for several lines, which all get the parcels. */
  pieces: number | null;
  /** Whether violations are shown. */
  isTried: boolean;
}

/** The parcels of the lines that are shipped. */
export const ParcelInputs = ({ drafts, onChange, pieces, isTried }: Props) => {
  const text = useText('resources.orders');
  const add = () =>
    onChange([...drafts, newDraft(Math.max(-1, ...drafts.map(({ key }) => key)) + 1)]);
  const isTooMany = pieces !== null && piecesIn(drafts) > pieces;
  return (
    <>
      {drafts.map((draft, index) => (
        <ParcelFields
          key={draft.key}
          draft={draft}
          number={index + 1}
          pieces={pieces}
          isTried={isTried}
          onChange={(changed) =>
            onChange(
              drafts.map((each) => (each.key === draft.key ? { ...each, ...changed } : each)),
            )
          }
          onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      {isTooMany && (
        <Typography variant="body2" color="error" role="alert">
          {text('parcels.tooMany', { limit: pieces })}
        </Typography>
      )}
      {pieces === null && (
        <Typography variant="body2" color="text.secondary">
          {text('parcels.ofAll')}
        </Typography>
      )}
      {drafts.length < limits.parcels && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={add}
          sx={{ justifySelf: 'start' }}
        >
          {text('parcels.add')}
        </Button>
      )}
    </>
  );
};

interface FieldsProps extends Omit<Props, 'drafts' | 'onChange'> {
  draft: ParcelDraft;
  /** Its place, counted from 1. */
  number: number;
  onChange: (changed: Partial<ParcelDraft>) => void;
  onRemove: () => void;
}

const ParcelFields = ({
  draft,
  number: place,
  pieces,
  isTried,
  onChange,
  onRemove,
}: FieldsProps) => {
  const text = useText('resources.orders');
  const translate = useDynamicText();
  const violations = isTried ? violationsOf(draft) : {};
  const { carrier } = draft;
  const field = (name: 'carrier' | 'carrierName' | 'number' | 'link' | 'quantity', help = '') => {
    const violation = violations[name];
    return {
      label: text(`parcels.fields.${name}`),
      value: draft[name],
      fullWidth: true,
      error: violation !== undefined,
      helperText: violation ? translate(violation.rule, { ...violation }) : help,
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  };
  const warning = isUnusualNumber(carrier, draft.number)
    ? text('parcels.unusual', { name: carrierNameOf(draft) })
    : '';
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {text('parcels.parcel', { number: place })}
      </Typography>
      <TextField {...field('carrier')} select>
        {carriers.map((code) => (
          <MenuItem key={code} value={code}>
            {isNamedCarrier(code)
              ? text(`parcels.carriers.${code as 'freight' | 'other'}`)
              : carrierNameOf({ carrier: code, carrierName: '' })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field('number', warning)}
        slotProps={{
          htmlInput: { maxLength: limits.trackingNumber, autoComplete: 'off', spellCheck: false },
          formHelperText: { role: 'status', sx: warning ? { color: 'warning.main' } : {} },
        }}
      />
      {isNamedCarrier(carrier) && (
        <TextField
          {...field('carrierName')}
          slotProps={{ htmlInput: { maxLength: limits.carrier } }}
        />
      )}
      {isNamedCarrier(carrier) && (
        <TextField
          {...field('link', text('parcels.linkHelp'))}
          slotProps={{
            htmlInput: { maxLength: limits.link, inputMode: 'url', autoComplete: 'off' },
          }}
        />
      )}
      {pieces !== null && pieces > 1 && (
        <TextField
          {...field('quantity', text('parcels.quantityHelp', { pieces }))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      <Button
        onClick={onRemove}
        aria-label={text('parcels.removeNumber', { number: place })}
        sx={{ justifySelf: 'start' }}
      >
        {text('parcels.remove')}
      </Button>
    </Box>
  );
};
