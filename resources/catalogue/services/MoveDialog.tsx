import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import { servicesMoveInput } from '#contract/rules/catalogue/service.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogSaveButton } from '#ui/form/DialogSaveButton.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { GroupPicker } from './GroupPicker.tsx';
import { MoveServicesDocument } from './operations.generated.ts';

interface Props {
  ids: readonly string[];
  onClose: () => void;
}

const rules = validateBy(servicesMoveInput);

/** Moves services to another group. */
export const MoveDialog = ({ ids, onClose }: Props) => {
  const translate = useText();
  const text = useText('resources.services.move');
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const titleId = useId();
  const inputOf = ({ groupId }: { groupId?: string }) => ({ ids: [...ids], groupId });
  const save = (values: object) =>
    submit(
      MoveServicesDocument,
      { input: inputOf(values) },
      {
        onSuccess: () => {
          onClose();
          notify('resources.services.move.done', {
            type: 'success',
            messageArgs: { smart_count: ids.length },
          });
          refresh();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Form validate={(values: object) => rules(inputOf(values))} onSubmit={save}>
        <DialogTitle id={titleId}>{text('title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text('text', ids.length)}</DialogContentText>
          <GroupPicker />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton label={text('confirm')} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
