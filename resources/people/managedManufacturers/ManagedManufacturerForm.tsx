import { managedManufacturerInput } from '#contract/rules/people/managedPartner.ts';
import { ConnectionsSection } from '#resources/people/managedVendors/parts/ConnectionsSection.tsx';
import { OrdersSection } from '#resources/people/managedVendors/parts/OrdersSection.tsx';
import { PartnerCards } from '#resources/people/managedVendors/parts/PartnerCards.tsx';
import { PartnerPage } from '#resources/people/managedVendors/parts/PartnerPage.tsx';
import {
  ProfileSection,
  ViewingsSection,
} from '#resources/people/managedVendors/parts/PartnerSections.tsx';
import { validatePartner } from '#resources/people/managedVendors/parts/validatePartner.ts';
import { fields } from './fields.ts';
import { AnonymiseManagedManufacturerDocument } from './operations.generated.ts';
import { UpdateManagedManufacturerStatusDocument } from './record.generated.ts';

const validate = validatePartner(managedManufacturerInput);
const sections = {
  profile: <ProfileSection />,
  connections: <ConnectionsSection kind="manufacturer" />,
  orders: <OrdersSection />,
  viewings: <ViewingsSection />,
};

const ManagedManufacturerForm = () => (
  <PartnerPage
    entity="managedManufacturer"
    fields={fields}
    document={UpdateManagedManufacturerStatusDocument}
    anonymise={AnonymiseManagedManufacturerDocument}
    sections={sections}
    validate={validate}
  >
    <PartnerCards />
  </PartnerPage>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ManagedManufacturerForm;
