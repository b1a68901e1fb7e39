import Box from '@mui/material/Box';
import { SelectInput, useRecordContext } from 'react-admin';
import {
  accountTypes,
  managedVendorInput,
  vendorTypes,
} from '#contract/rules/people/managedPartner.ts';
import { Commission } from '#resources/people/commission/parts/Commission.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { fields } from './fields.ts';
import { AnonymiseManagedVendorDocument } from './operations.generated.ts';
import { ConnectionsSection } from './parts/ConnectionsSection.tsx';
import { OrdersSection } from './parts/OrdersSection.tsx';
import { PartnerCards } from './parts/PartnerCards.tsx';
import { PartnerPage } from './parts/PartnerPage.tsx';
import { ProfileSection, ViewingsSection } from './parts/PartnerSections.tsx';
import { validatePartner } from './parts/validatePartner.ts';
import { UpdateManagedVendorStatusDocument } from './record.generated.ts';
import { TypeChange } from './TypeChange.tsx';

const validate = validatePartner(managedVendorInput);
const newVendor = { vendor_type: 'vendor', account_type: 'account_pro' };

const CommissionSection = () => {
  const record = useRecordContext<{ id: string }>();
  const listAddress = useListAddress();
  return record && <Commission vendorId={record.id} backTo={listAddress} />;
};

const sections = {
  profile: <ProfileSection />,
  commission: <CommissionSection />,
  connections: <ConnectionsSection kind="vendor" />,
  orders: <OrdersSection />,
  viewings: <ViewingsSection />,
};

const ManagedVendorForm = () => (
  <PartnerPage
    entity="managedVendor"
    fields={fields}
    document={UpdateManagedVendorStatusDocument}
    anonymise={AnonymiseManagedVendorDocument}
    sections={sections}
    validate={validate}
    defaultValues={newVendor}
  >
    <PartnerCards>
      <Types />
      <TypeChange />
    </PartnerCards>
  </PartnerPage>
);

const Types = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
    <SelectInput
      source="vendor_type"
      margin="none"
      helperText={false}
      choices={useNamedChoices('vendorTypes', vendorTypes)}
    />
    <SelectInput
      source="account_type"
      margin="none"
      helperText={false}
      choices={useNamedChoices('accountTypes', accountTypes)}
    />
  </Box>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ManagedVendorForm;
