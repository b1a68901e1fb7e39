import { type NetworkRequestValues, networkRequestInput } from '#contract/rules/people/network.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CreateNetworkRequestDocument } from '#resources/people/network/operations.generated.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { ConnectionRequestInputs } from './ConnectionRequestInputs.tsx';
import { useNetworkAction } from './useNetworkAction.ts';

interface Props {
  partner: { kind: string; id: string; name: string };
  onClose: () => void;
}

const validate = validateBy(networkRequestInput);

/** Sends a connection request with a note and the sales regions. */
const ConnectionRequestDialog = ({ partner: { kind, id, name }, onClose }: Props) => {
  const translate = useText();
  const act = useNetworkAction();
  const idField = kind === 'manufacturer' ? 'manufacturerId' : 'vendorId';
  return (
    <FormDialog
      title={translate('network.ask.title', { name })}
      save={translate('network.ask.send')}
      onClose={onClose}
      validate={validate}
      defaultValues={{ [idField]: id, notes: '', regions: [] }}
      onSubmit={({ notes, regions }: Partial<NetworkRequestValues>) =>
        act(
          CreateNetworkRequestDocument,
          { input: { [idField]: id, notes, regions } },
          {
            // the partner may have sent a request at the same time, which connects both immediately
            done: ({ answer }) => (answer.data.status === 'approved' ? 'connected' : 'asked'),
            onDone: onClose,
          },
        )
      }
    >
      <ConnectionRequestInputs />
    </FormDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ConnectionRequestDialog;
