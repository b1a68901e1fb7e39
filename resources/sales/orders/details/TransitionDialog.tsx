import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { berlinTime, momentInBerlin } from '#contract/berlinTime.ts';
import { limits } from '#contract/limits.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DayField } from '#ui/dates/DayField.tsx';
import { typedMoment } from '#ui/dates/typedDates.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { ParcelInputs } from './ParcelInputs.tsx';
import { changesOf, draftsOf, isValid, type ParcelDraft, piecesIn } from './parcelDrafts.ts';
import { type Details, isCorrection, messageKeyOf, type Transition } from './transition.ts';

interface Props {
  transition: Transition;
  /** Message key of the explanation of a cancellation. */
  cancelledText?: string;
  isUnpaid: boolean;
  isPending: boolean;
  onConfirm: (details: Details) => void;
  onClose: () => void;
}

/** The values of the form; parcels have drafts of their own. */
type Typed = Pick<Details, 'reason' | 'appointmentAt'>;

const needed: Partial<Record<Transition['to'], keyof Typed>> = {
  cancelled: 'reason',
  scheduled: 'appointmentAt',
};

/** Returns the initial form values: for a correction, the values entered before. */
const detailsOf = (transition: Transition): Typed => {
  const [item] = isCorrection(transition) ? transition.items : [];
  const { appointmentAt } = item ?? {};
  return {
    ...(appointmentAt && { appointmentAt: berlinTime(appointmentAt) }),
  };
};

/** Asks for the details of a transition, and warns before a transition that cannot be undone. */
const TransitionDialog = ({
  transition,
  cancelledText = 'move.cancelledText',
  isUnpaid,
  isPending,
  onConfirm,
  onClose,
}: Props) => {
  const translate = useText();
  const text = useDynamicText('resources.orders');
  const [details, setDetails] = useState(() => detailsOf(transition));
  const [first] = useState(details);
  const known = isCorrection(transition) ? transition.items[0]?.parcels : undefined;
  const [drafts, setDrafts] = useState<readonly ParcelDraft[]>(() => draftsOf(known));
  const [firstDrafts] = useState(drafts);
  const [isTried, setTried] = useState(false);
  const { to, items } = transition;
  const word = text(messageKeyOf(to, isCorrection(transition)));
  const pieces = items.length === 1 ? (items[0]?.quantity ?? null) : null;
  const need = needed[to];
  const given = need && details[need]?.trim();
  const isMissing =
    need !== undefined && (!given || (need === 'appointmentAt' && !typedMoment(given)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    if (to === 'shipped') {
      const areValid = drafts.every(isValid) && (pieces === null || piecesIn(drafts) <= pieces);
      if (areValid) onConfirm(changesOf(drafts, known));
      return;
    }
    const { appointmentAt } = details;
    onConfirm(
      appointmentAt ? { ...details, appointmentAt: momentInBerlin(appointmentAt) } : details,
    );
  };
  const field = (name: keyof Typed, isLong = false) => ({
    label: text(`fields.${name}`),
    value: details[name] ?? '',
    multiline: isLong,
    fullWidth: true,
    required: need === name,
    error: isTried && need === name && isMissing,
    helperText:
      isTried &&
      need === name &&
      isMissing &&
      translate(given ? 'rules.typedMoment' : 'rules.required'),
    onChange: ({ target }: { target: { value: string } }) =>
      setDetails((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <DialogFrame
      onClose={onClose}
      width={to === 'shipped' ? 'sm' : 'xs'}
      onSubmit={submit}
      title={to === 'completed' ? text('move.completedTitle') : word}
      isAtRisk={details !== first || drafts !== firstDrafts}
      isPending={isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton
            type="submit"
            variant="contained"
            color={to === 'cancelled' ? 'error' : 'primary'}
            disabled={isPending}
          >
            {word}
          </ActionButton>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {to !== 'completed' && <Typography>{items.map(({ name }) => name).join(', ')}</Typography>}
        {to === 'completed' && (
          <Alert severity="warning">
            {text('move.completedText', {
              name: items[0]?.name ?? '',
              smart_count: items.length,
            })}
          </Alert>
        )}
        {to === 'completed' && isUnpaid && <Alert severity="info">{text('move.unpaid')}</Alert>}
        {to === 'shipped' && (
          <ParcelInputs drafts={drafts} onChange={setDrafts} pieces={pieces} isTried={isTried} />
        )}
        {to === 'scheduled' && (
          <DayField
            {...field('appointmentAt')}
            hasTime
            value={details.appointmentAt ?? null}
            onChange={(at) => setDetails((before) => ({ ...before, appointmentAt: at ?? '' }))}
          />
        )}
        {to === 'cancelled' && (
          <>
            <Typography variant="body2">{text(cancelledText)}</Typography>
            <TextField
              {...field('reason', true)}
              slotProps={{ htmlInput: { maxLength: limits.orderReason } }}
            />
          </>
        )}
      </Stack>
    </DialogFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default TransitionDialog;
