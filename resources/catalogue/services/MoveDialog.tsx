import DialogContentText from '@mui/material/DialogContentText';
import { useNotify, useRefresh } from 'react-admin';
import { servicesMoveInput } from '#contract/rules/catalogue/service.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
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
  const text = useText('resources.services.move');
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
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
    <FormFrame
      onClose={onClose}
      width="xs"
      validate={(values: object) => rules(inputOf(values))}
      onSubmit={save}
      title={text('title')}
      save={text('confirm')}
    >
      <DialogContentText sx={{ mb: 2 }}>{text('text', ids.length)}</DialogContentText>
      <GroupPicker />
    </FormFrame>
  );
};
