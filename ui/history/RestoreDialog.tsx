import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useResourceContext, useTranslateLabel, ValidationError } from 'react-admin';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { fieldOf } from './historyFields.ts';
import { type Refusal, type RestoreOptions, useRestore } from './useRestore.ts';

interface Props extends RestoreOptions {
  change: ChangeEntry;
  fields: readonly RecordField[];
  onClose: () => void;
}

/**
 * Asks for confirmation before restoring an earlier state, and lists values that are no longer
 * valid.
 */
export const RestoreDialog = ({ change, fields, onClose, ...options }: Props) => {
  const translate = useText();
  const { restore, isPending, refusal } = useRestore(change, options, onClose);
  const isGone = change.action === 'delete';
  const kind = isGone ? 'revive' : 'restore';
  const loss = refusal?.loss ?? 0;
  return (
    <DialogBase
      onClose={onClose}
      width="xs"
      title={translate(`history.${kind}Title`)}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {translate('form.cancel')}
          </Button>
          <ActionButton
            variant="contained"
            color={loss > 0 ? 'error' : 'primary'}
            disabled={isPending}
            onClick={() => restore(loss)}
          >
            {translate(loss > 0 ? 'history.anyway' : `history.${kind}Now`)}
          </ActionButton>
        </>
      }
    >
      <DialogContentText>
        {translate(`history.${kind}Text`, { name: change.name })}
      </DialogContentText>
      {change.fields.map(({ field }) => (
        <AlsoRestored key={field} field={fieldOf(fields, field)} />
      ))}
      {refusal && <Refused refusal={refusal} fields={fields} />}
    </DialogBase>
  );
};

const AlsoRestored = ({ field: { restoring } }: { field: RecordField }) => {
  const translate = useDynamicText();
  return restoring && <DialogContentText sx={{ mt: 1 }}>{translate(restoring)}</DialogContentText>;
};

const Refused = ({ refusal, fields }: { refusal: Refusal; fields: readonly RecordField[] }) => {
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const translate = useText();
  const violations = Object.entries(refusal.errors);
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
      {violations.length === 0 ? (
        refusal.text
      ) : (
        <>
          {translate('history.misfit')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2 }}>
            {violations.map(([source, message]) => (
              <li key={source}>
                {translateLabel({ source, label: fieldOf(fields, source).label, resource })}
                {': '}
                <ValidationError error={message} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
};
