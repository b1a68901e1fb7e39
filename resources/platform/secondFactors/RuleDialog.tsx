import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useInput, useNotify } from 'react-admin';
import { portals } from '#contract/portal.ts';
import { secondFactorRuleInput } from '#contract/rules/platform/secondFactor.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import {
  type SecondFactorRuleQuery,
  UpdateSecondFactorRuleDocument,
} from './operations.generated.ts';

interface Props {
  rule: SecondFactorRuleQuery['secondFactorRule']['data'];
  onChanged: () => unknown;
  onClose: () => void;
}

const validate = validateBy(secondFactorRuleInput);

/** Edits the list of portals that require a second factor. */
const RuleDialog = ({ rule, onChanged, onClose }: Props) => {
  const text = useText('resources.second-factors');
  const notify = useNotify();
  const submit = useSubmit();
  const save = async (input: object) => {
    const refused = await submit(
      UpdateSecondFactorRuleDocument,
      { input },
      {
        onSuccess: () => {
          notify('resources.second-factors.rule.saved', { type: 'success' });
          onClose();
        },
      },
    );
    onChanged();
    return refused;
  };
  return (
    <FormDialog
      // a new version, saved by another administrator, resets the form
      key={rule.version}
      title={text('rule.title')}
      width={480}
      validate={validate}
      defaultValues={{ portals: rule.portals, version: rule.version }}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogContentText>{text('rule.text')}</DialogContentText>
      <Portals />
    </FormDialog>
  );
};

const Portals = () => {
  const text = useText('resources.second-factors');
  const { field } = useInput<readonly string[]>({ source: 'portals' });
  const choose = (portal: string, isChosen: boolean) =>
    field.onChange([
      ...field.value.filter((each: string) => each !== portal),
      ...(isChosen ? [portal] : []),
    ]);
  return (
    <FormGroup role="group" aria-label={text('rule.title')}>
      {portals.map((portal) => (
        <FormControlLabel
          key={portal}
          label={text(`portals.${portal}`)}
          control={
            <Checkbox
              checked={field.value.includes(portal)}
              onChange={({ target }) => choose(portal, target.checked)}
            />
          }
        />
      ))}
    </FormGroup>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RuleDialog;
