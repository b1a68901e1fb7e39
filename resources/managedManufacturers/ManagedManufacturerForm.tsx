import { managedManufacturerInput } from '#contract/rules/managedPartner.ts';
import { ConnectionsSection } from '#resources/managedVendors/parts/ConnectionsSection.tsx';
import { OrdersSection } from '#resources/managedVendors/parts/OrdersSection.tsx';
import { PartnerCards } from '#resources/managedVendors/parts/PartnerCards.tsx';
import { PartnerPage } from '#resources/managedVendors/parts/PartnerPage.tsx';
import {
  ProfileSection,
  ViewingsSection,
} from '#resources/managedVendors/parts/PartnerSections.tsx';
import { validatePartner } from '#resources/managedVendors/parts/validatePartner.ts';
import { fields } from './fields.ts';
import { UpdateManagedManufacturerStatusDocument } from './record.generated.ts';

const validate = validatePartner(managedManufacturerInput);
const sections = {
  profile: <ProfileSection />,
  connections: <ConnectionsSection kind="manufacturer" />,
  orders: <OrdersSection by="manufacturerId" />,
  viewings: <ViewingsSection />,
};

const ManagedManufacturerForm = () => (
  <PartnerPage
    entity="managedManufacturer"
    fields={fields}
    document={UpdateManagedManufacturerStatusDocument}
    sections={sections}
    validate={validate}
  >
    <PartnerCards />
  </PartnerPage>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ManagedManufacturerForm;
