import { PartnerList } from '#resources/people/managedVendors/parts/PartnerList.tsx';
import { fields } from './fields.ts';
import {
  ExportManagedManufacturersDocument,
  UpdateManagedManufacturerStatusDocument,
} from './record.generated.ts';

const deletedKinds = [{ entity: 'managedManufacturer', fields }] as const;

const ManagedManufacturerList = () => (
  <PartnerList
    deletedKinds={deletedKinds}
    exportDocument={ExportManagedManufacturersDocument}
    statusDocument={UpdateManagedManufacturerStatusDocument}
  />
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ManagedManufacturerList;
