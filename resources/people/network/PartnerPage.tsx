import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PartnerProfileDocument } from './operations.generated.ts';
import { About, Contact } from './PartnerFacts.tsx';
import { Files, Pictures } from './PartnerFiles.tsx';
import { News, Representatives } from './PartnerNews.tsx';
import { Showrooms } from './PartnerShowrooms.tsx';
import type { Profile } from './partnerProfile.ts';
import { useNetworkAddress } from './parts/networkAddress.ts';
import { Relation } from './parts/Relation.tsx';
import { RelationAction } from './parts/RelationAction.tsx';

/** A partner's profile, as far as the user may see it; connected partners see more. */
const PartnerPage = () => {
  const { id = '' } = useParams();
  const listAddress = useListAddress();
  const isMaker = useResourceContext()?.endsWith('/manufacturers-network');
  const kind = isMaker ? 'manufacturer' : 'vendor';
  const { data, error, refetch } = useApiQuery(PartnerProfileDocument, { kind, id });
  if (error instanceof RequestError && error.status === 404) {
    return <NoRecord error={error} listAddress={listAddress} />;
  }
  if (data) return <Shown profile={data.answer.data} listAddress={listAddress} />;
  return (
    <Card>
      {error ? (
        <NotLoaded title="network.page.failed" error={error} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Card>
  );
};

const Shown = ({ profile, listAddress }: { profile: Profile; listAddress: string }) => {
  const translate = useText();
  const { name, logo, role, category, post_code, city, state } = profile;
  const kinds = category.map((key) => translate(`profile.categories.${key}`));
  const place = `${post_code ?? ''} ${city ?? ''}`.trim();
  const isConnected = state === 'connected';
  return (
    <>
      <PageHeader
        back={<BackLink to={listAddress}>{translate('network.page.back')}</BackLink>}
        title={name}
        subtitle={[kinds.join(', ') || translate(`network.roles.${role}`, 1), place]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <Relation state={state} />
            {isConnected && <ToProducts partner={profile} />}
            <RelationAction partner={profile} />
          </>
        }
      />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <Box sx={column}>
            <About profile={profile}>
              {/* the name is above the logo, so the logo needs no alternative text */}
              <Thumbnail image={logo ? { filename: logo, alt: '' } : null} size={120} />
            </About>
            {isConnected && profile.kind === 'manufacturer' && <News news={profile.news} />}
            <Showrooms showrooms={profile.showrooms} />
            <Pictures files={profile.files} />
          </Box>
          <Box sx={column}>
            <Contact profile={profile} />
            {isConnected && profile.kind === 'manufacturer' && (
              <Representatives people={profile.representatives} />
            )}
            <Files files={profile.files} />
          </Box>
        </Box>
      </Box>
    </>
  );
};

/** The link to the partner's products, which connected partners see with prices. */
const ToProducts = ({ partner }: { partner: Profile }) => {
  const translate = useText();
  const { products } = useNetworkAddress();
  return (
    <Button size="small" variant="contained" component={LinkBase} to={products(partner)}>
      {translate('network.goods.button')}
    </Button>
  );
};

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default PartnerPage;
