import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  ConnectedPartner,
  type PartnerOfPage,
} from '#resources/people/network/parts/ConnectedPartner.tsx';
import { Filters } from '#resources/selling/vendorProducts/parts/Filters.tsx';
import { ProductTable } from '#resources/selling/vendorProducts/parts/ProductTable.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

/**
 * Lists the products that a connected partner offers, with prices; vendors can include them
 * (specification 2).
 */
const OfferedProducts = () => (
  <ConnectedPartner>{(partner) => <Offered key={partner.id} {...partner} />}</ConnectedPartner>
);

const Offered = ({ id, name, address }: PartnerOfPage) => {
  const text = useText(useResourcePrefix());
  const resource = useResourceContext();
  const tab = resource?.includes('/manufacturers-network/') ? 'manufacturer' : 'seller';
  const ofPartner = useMemo(() => ({ tab, [tab]: id }), [tab, id]);
  return (
    <ListPage
      back={<BackLink to={address}>{name}</BackLink>}
      title={text('of', { name })}
      sort={{ field: 'name', order: 'ASC' }}
      filter={ofPartner}
      filters={<Filters />}
    >
      <ProductTable />
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default OfferedProducts;
