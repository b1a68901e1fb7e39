import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { NetworkTab } from '#contract/rules/people/network.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { Table } from '#ui/list/Table.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { RegionNames } from '#ui/regions/RegionNames.tsx';
import type { RequestRecord } from './operations.ts';
import { useNetworkAddress } from './parts/networkAddress.ts';
import { RequestActions } from './RequestActions.tsx';
import { RequestMenu } from './RequestMenu.tsx';

const RequestBulkActions = lazyPart(() => import('./RequestBulkActions.tsx'));

/** The requests of a tab with their actions. */
export const RequestTable = ({ tab }: { tab: NetworkTab }) => {
  const text = useText(useResourcePrefix());
  const isConnected = tab === 'connected';
  const contact = isConnected && (
    <Table.Column source="contact" width={265} disableSort>
      <Contact />
    </Table.Column>
  );
  return (
    <Table
      storeKey={`network.${tab}`}
      bulkBar={
        <WhenSelected>
          <RequestBulkActions tab={tab} />
        </WhenSelected>
      }
    >
      <Table.Column source="name">
        <Partner />
      </Table.Column>
      {contact || (
        <Table.Column source="notes" width={215} disableSort beneathIfNarrow="name">
          <Words />
        </Table.Column>
      )}
      <Table.Column
        source="regions"
        width={150}
        disableSort
        render={({ regions }: RequestRecord) => <RegionNames regions={regions} />}
      />
      {tab === 'received' || tab === 'sent' ? (
        <Table.Column source="status" width={110} disableSort beneathIfNarrow="name">
          <State />
        </Table.Column>
      ) : null}
      <Table.Column
        source={isConnected ? 'answeredAt' : 'sentAt'}
        width={170}
        sortByOrder="DESC"
        render={({ sentAt, answeredAt }: RequestRecord) => (
          <DateText value={isConnected ? answeredAt : sentAt} />
        )}
      />
      <Table.Column
        source="todo"
        onCard="state"
        label={text('fields.todo')}
        width={isConnected ? 120 : 210}
        disableSort
        beneathIfNarrow="name"
      >
        <RequestActions />
      </Table.Column>
      <Table.Actions>
        <RequestMenu />
      </Table.Actions>
    </Table>
  );
};

const Partner = () => {
  const translate = useText();
  const { partner: addressOf } = useNetworkAddress();
  const request = useRecordContext<RequestRecord>();
  if (!request) return null;
  const { partner, invitedEmail, status } = request;
  const { name, logo, role, post_code, city, isOpen } = partner;
  const place = `${post_code ?? ''} ${city ?? ''}`.trim();
  const isInvited = invitedEmail && status === 'pending';
  return (
    <div className="beside-picture">
      <Thumbnail image={logo ? { filename: logo, alt: '' } : null} size={40} />
      <div className="title">
        {isOpen ? (
          <RowLink to={addressOf(partner)} look="name">
            {name}
          </RowLink>
        ) : (
          <Typography component="span" fontSize="inherit" fontWeight={560}>
            {name}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {[translate(`network.roles.${role}`, 1), place, isInvited && invitedEmail]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {!isOpen && !isInvited && <Badge tone="warning">{translate('network.rests')}</Badge>}
      </div>
    </div>
  );
};

const Contact = () => {
  const request = useRecordContext<RequestRecord>();
  if (!request) return null;
  const { email, phone } = request.partner;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
      {phone && <Typography variant="body2">{phone}</Typography>}
    </Box>
  );
};

const Words = () => {
  const translate = useText();
  const request = useRecordContext<RequestRecord>();
  if (!request) return null;
  const { notes, answer } = request;
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {notes}
      {answer && (
        <Typography variant="body2" color="text.secondary">
          {translate('network.answered', { answer })}
        </Typography>
      )}
    </Box>
  );
};

const State = () => {
  const text = useText(useResourcePrefix());
  const request = useRecordContext<RequestRecord>();
  if (!request) return null;
  const { status } = request;
  return <Badge tone={status === 'denied' ? 'error' : 'warning'}>{text(`states.${status}`)}</Badge>;
};
