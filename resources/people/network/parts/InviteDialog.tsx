import Typography from '@mui/material/Typography';
import { SelectInput, TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import {
  type NetworkInviteValues,
  networkInviteInput,
  partnerRoles,
} from '#contract/rules/people/network.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { InviteToNetworkDocument } from '#resources/people/network/operations.generated.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { RegionsInput } from '#ui/regions/RegionsInput.tsx';
import { useNetworkAction } from './useNetworkAction.ts';

const validate = validateBy(networkInviteInput);

/** Invites a person without an account by email. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const field = useText('network.fields');
  const act = useNetworkAction();
  // manufacturers cannot connect with each other
  const roles = partnerRoles.filter(
    (role) => role !== 'manufacturer' || currentPortal() === 'vendor',
  );
  return (
    <FormDialog
      title={translate('network.invite.title')}
      save={translate('network.invite.send')}
      onClose={onClose}
      validate={validate}
      defaultValues={{ email: '', role: '', company: '', notes: '', regions: [] }}
      onSubmit={({ email, role, company, notes, regions }: Partial<NetworkInviteValues>) =>
        act(
          InviteToNetworkDocument,
          { input: { email, role, company, notes, regions } },
          { done: 'invited', onDone: onClose },
        )
      }
    >
      <Typography variant="body2" color="text.secondary">
        {translate('network.invite.text', { limit: limits.invitationsPerDay })}
      </Typography>
      <TextInput source="email" type="email" label={field('email')} helperText={false} autoFocus />
      <SelectInput
        source="role"
        label={field('role')}
        helperText={false}
        choices={roles.map((id) => ({ id, name: translate(`network.roles.${id}`, 1) }))}
        translateChoice={false}
      />
      <TextInput
        source="company"
        label={field('company')}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.companyName } }}
      />
      <TextInput
        source="notes"
        label={field('notes')}
        helperText={translate('network.invite.notes')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: limits.networkText } }}
      />
      <RegionsInput
        source="regions"
        label={translate('network.fields.regions')}
        helperText={translate('network.ask.regions')}
      />
    </FormDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default InviteDialog;
