import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useRecordContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  ConnectionsOfPartnerDocument,
  type ConnectionsOfPartnerQuery,
} from '#resources/people/managedVendors/operations.generated.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { RegionNames } from '#ui/regions/RegionNames.tsx';
import { useDateText } from './useDateText.ts';

type Connection = ConnectionsOfPartnerQuery['answer']['data']['results'][number];

const tones: Readonly<Record<string, Tone>> = {
  approved: 'success',
  pending: 'warning',
  denied: 'error',
};
const resources: Readonly<Record<string, string>> = {
  vendor: 'user-management/vendor',
  manufacturer: 'user-management/manufacturer',
};

/** The connections and connection requests of a partner. */
export const ConnectionsSection = ({ kind }: { kind: 'manufacturer' | 'vendor' }) => {
  const translate = useText();
  const id = useRecordContext<{ id: string }>()?.id ?? '';
  const owner = kind === 'vendor' ? { vendorId: id } : { manufacturerId: id };
  const { data, error, refetch } = useApiQuery(ConnectionsOfPartnerDocument, {
    query: { ...owner, size: limits.maxPageSize, order: 'DESC' },
  });
  const page = data?.answer.data;
  const rest = (page?.total ?? 0) - (page?.results.length ?? 0);
  return (
    <SectionCard title={translate('partnerManagement.tabs.connections')}>
      {error && !page && <NotLoaded error={error} onRetry={refetch} />}
      {page?.results.length === 0 && (
        <Typography>{translate('partnerManagement.connections.none')}</Typography>
      )}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {page?.results.map((each) => (
          <Entry key={each.id} connection={each} of={{ kind, id }} />
        ))}
      </Stack>
      {rest > 0 && (
        <Typography sx={{ mt: 2 }}>
          {translate('partnerManagement.connections.more', { smart_count: rest })}
        </Typography>
      )}
    </SectionCard>
  );
};

interface EntryProps {
  connection: Connection;
  of: { kind: string; id: string };
}

const Entry = ({ connection, of }: EntryProps) => {
  const text = useText('partnerManagement.connections');
  const createPath = useCreatePath();
  const dateText = useDateText();
  const { status, sender, receiver, regions, isInvitation, sentAt, answeredAt } = connection;
  const other = sender.kind === of.kind && sender.id === of.id ? receiver : sender;
  const details = [
    isInvitation && text('invitation'),
    text('sent', { name: sender.name, date: dateText(sentAt) }),
    answeredAt && text('answered', { date: dateText(answeredAt) }),
  ];
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link
          component={LinkBase}
          to={createPath({ resource: resources[other.kind] ?? '', type: 'edit', id: other.id })}
          fontWeight={560}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {other.name}
        </Link>
        <Badge tone={tones[status] ?? 'neutral'}>{text(`states.${status}`)}</Badge>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {details.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <RegionNames regions={regions} />
      </Typography>
    </li>
  );
};
