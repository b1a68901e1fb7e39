import { accountTypes, vendorTypes } from '#contract/rules/people/managedPartner.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { fields } from './fields.ts';
import { PartnerList } from './parts/PartnerList.tsx';
import {
  ExportManagedVendorsDocument,
  type ManagedVendorRowFragment,
  UpdateManagedVendorStatusDocument,
} from './record.generated.ts';

type Row = ManagedVendorRowFragment;

const deletedKinds = [{ entity: 'managedVendor', fields }] as const;

const ManagedVendorList = () => {
  const text = useText('resources.user-management/vendor');
  const ofVendor = useNamedChoices('vendorTypes', vendorTypes);
  const ofAccount = useNamedChoices('accountTypes', accountTypes);
  return (
    <PartnerList
      deletedKinds={deletedKinds}
      exportDocument={ExportManagedVendorsDocument}
      statusDocument={UpdateManagedVendorStatusDocument}
      columns={
        <>
          <Table.Column
            source="vendor_type"
            width={130}
            render={({ vendor_type }: Row) => text(`vendorTypes.${vendor_type}`)}
          />
          <Table.Column
            source="account_type"
            beneath="vendor_type"
            width={130}
            render={({ account_type }: Row) => text(`accountTypes.${account_type}`)}
          />
        </>
      }
      filters={
        <>
          <SelectFilter source="vendor_type" choices={ofVendor} />
          <SelectFilter source="account_type" choices={ofAccount} />
        </>
      }
    />
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ManagedVendorList;
