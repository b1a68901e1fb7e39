import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { portals } from '#contract/portal.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useResourceText } from '#ui/record/useResourceText.ts';
import {
  type SecondFactorRuleQuery,
  UpdateSecondFactorRuleDocument,
} from './operations.generated.ts';

interface Props {
  rule: SecondFactorRuleQuery['secondFactorRule']['data'];
  onChanged: () => unknown;
  onClose: () => void;
}

/** The portals whose accounts must have a second factor. */
const RuleDialog = ({ rule, onChanged, onClose }: Props) => {
  const translate = useTranslate();
  const text = useResourceText();
  const notify = useNotify();
  const titleId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(rule.portals);
  const { mutateAsync, isPending } = useSend(UpdateSecondFactorRuleDocument, {
    onSuccess: () => {
      notify('resources.second-factors.rule.saved', { type: 'success' });
      onClose();
    },
    onError: useReportError(),
    onSettled: onChanged,
  });
  const save = () =>
    mutateAsync({ input: { portals: [...chosen], version: rule.version } }).catch(() => undefined);
  const choose = (portal: string, isChosen: boolean) =>
    setChosen([...chosen.filter((each) => each !== portal), ...(isChosen ? [portal] : [])]);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('rule.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('rule.text')}</DialogContentText>
        <FormGroup role="group" aria-labelledby={titleId} sx={{ mt: 1.5 }}>
          {portals.map((portal) => (
            <FormControlLabel
              key={portal}
              label={text(`portals.${portal}`)}
              control={
                <Checkbox
                  checked={chosen.includes(portal)}
                  onChange={({ target }) => choose(portal, target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <ActionButton variant="contained" disabled={isPending} onClick={save}>
          {text('rule.save')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default RuleDialog;
