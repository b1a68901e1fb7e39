import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { type NetworkAnswerValues, networkAnswerInput } from '#contract/rules/people/network.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UpdateNetworkRequestStatusDocument } from '#resources/people/network/operations.generated.ts';
import type { RequestRecord } from '#resources/people/network/operations.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { RegionsInput } from '#ui/regions/RegionsInput.tsx';
import { useNetworkAction } from './useNetworkAction.ts';

interface Props {
  request: RequestRecord;
  verb: 'accept' | 'deny';
  onClose: () => void;
}

const validate = validateBy(networkAnswerInput);

/** Accepts a request, optionally for only some of its regions, or denies it. */
const AnswerDialog = ({ request: { id, name, notes, regions }, verb, onClose }: Props) => {
  const translate = useText();
  const act = useNetworkAction();
  const isAccepted = verb === 'accept';
  const text = (key: string) => translate(`network.${verb}.${key}`, { name });
  return (
    <FormDialog
      title={text('title')}
      save={text('yes')}
      onClose={onClose}
      validate={validate}
      defaultValues={{ answer: '', regions }}
      onSubmit={({ answer, regions: chosen }: Partial<NetworkAnswerValues>) =>
        act(
          UpdateNetworkRequestStatusDocument,
          {
            id,
            status: isAccepted ? 'approved' : 'denied',
            input: { answer, ...(isAccepted && { regions: chosen }) },
          },
          { done: isAccepted ? 'connected' : 'denied', onDone: onClose },
        )
      }
    >
      <Typography variant="body2" color="text.secondary">
        {text('text')}
      </Typography>
      {notes && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notes}</Typography>
      )}
      {isAccepted && (
        <RegionsInput
          source="regions"
          label={translate('network.fields.regions')}
          helperText={text('regions')}
        />
      )}
      <TextInput
        source="answer"
        label={translate('network.fields.answer')}
        helperText={translate('network.optional')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: limits.networkText } }}
      />
    </FormDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default AnswerDialog;
