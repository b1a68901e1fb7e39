import { type NetworkRequestsNote, networkRequestsNote } from '#contract/rules/people/network.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PlainFormDialog } from '#ui/form/PlainFormDialog.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { CreateNetworkRequestsDocument } from './operations.generated.ts';
import { ConnectionRequestInputs } from './parts/ConnectionRequestInputs.tsx';
import { useNetworkList } from './parts/networkAddress.ts';

const validate = validateBy(networkRequestsNote);

/** Sends the same connection request to all selected partners. */
const AskManyDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const submit = useSubmit();
  const list = useNetworkList();
  const { rows, count } = useBulkTarget();
  const { succeed, onRefused } = useBulkOutcome('network.many.ask.done', 'network.many.ask.begun');
  return (
    <PlainFormDialog
      title={translate('network.many.ask.title', { smart_count: count })}
      confirm={translate('network.many.ask.send', { smart_count: count })}
      validate={validate}
      defaultValues={{ list, notes: '', regions: [] }}
      onClose={onClose}
      onSubmit={({ notes, regions }: Partial<NetworkRequestsNote>) =>
        submit(
          CreateNetworkRequestsDocument,
          { input: { ...rows, list, notes, regions } },
          {
            onSuccess: ({ answer }) => {
              onClose();
              succeed(answer);
            },
            onRefused: onRefused(onClose),
          },
        )
      }
    >
      <ConnectionRequestInputs />
    </PlainFormDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default AskManyDialog;
