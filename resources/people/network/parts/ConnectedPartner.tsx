import icon from '@mui/icons-material/HandshakeOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ComponentType, ReactNode } from 'react';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PartnerProfileDocument } from '#resources/people/network/operations.generated.ts';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { TableSkeleton } from '#ui/list/TableSkeleton.tsx';
import { useNetworkAddress } from './networkAddress.ts';

const Icon: ComponentType = icon;

export interface PartnerOfPage {
  id: string;
  name: string;
  /** Address of the partner's page. */
  address: string;
}

/** A page that only connected partners may see, about the partner in the address. */
export const ConnectedPartner = ({
  children,
}: {
  children: (partner: PartnerOfPage) => ReactNode;
}) => {
  const translate = useText();
  const createPath = useCreatePath();
  const { partner: addressOf } = useNetworkAddress();
  const { id = '' } = useParams();
  const [network = ''] = (useResourceContext() ?? '').split('/products');
  const kind = network.endsWith('/manufacturers-network') ? 'manufacturer' : 'vendor';
  const { data, error, refetch } = useApiQuery(PartnerProfileDocument, { kind, id });
  if (error instanceof RequestError && error.status === 404) {
    return <NoRecord error={error} listAddress={createPath({ resource: network, type: 'list' })} />;
  }
  const profile = data?.answer.data;
  if (profile?.state === 'connected') {
    return children({ id, name: profile.name, address: addressOf(profile) });
  }
  if (!profile && !error) return <TableSkeleton label={translate('list.loading')} />;
  return (
    <Card>
      {profile ? (
        <StateMessage
          isPage
          icon={<Icon />}
          title={profile.name}
          text={translate('network.goods.hidden')}
          action={
            <Button variant="outlined" component={LinkBase} to={addressOf(profile)}>
              {translate('network.goods.toPartner')}
            </Button>
          }
        />
      ) : (
        error && <NotLoaded title="network.page.failed" error={error} onRetry={refetch} />
      )}
    </Card>
  );
};
