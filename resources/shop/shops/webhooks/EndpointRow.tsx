import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { webhookEvents } from '#contract/rules/shop/webhook.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { partRow } from '#resources/shop/shops/parts/ShopPart.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { EndpointActions } from './EndpointActions.tsx';
import { deliveriesAddress, type Endpoint, endpointTones, stateOf } from './endpoint.ts';

/** An endpoint with its state, the outcome of its events, and its actions. */
export const EndpointRow = ({ endpoint }: { endpoint: Endpoint }) => {
  const text = useText('resources.shops.webhooks');
  const { url, description } = endpoint;
  const state = stateOf(endpoint);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{url}</Typography>
        {description && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Badge tone={endpointTones[state]}>{text(`states.${state}`)}</Badge>
          <Typography variant="body2" color="text.secondary">
            <Events endpoint={endpoint} />
          </Typography>
        </Box>
      </Box>
      <Outcome endpoint={endpoint} />
      <Reason endpoint={endpoint} />
      <EndpointActions endpoint={endpoint} />
    </Box>
  );
};

const Events = ({ endpoint: { events } }: { endpoint: Endpoint }) => {
  const text = useText('resources.shops.webhooks');
  if (events.length === webhookEvents.length) return text('allEvents');
  const [only] = events;
  return events.length === 1
    ? text(`events.${only as (typeof webhookEvents)[number]}`)
    : text('eventCount', { smart_count: events.length });
};

const Outcome = ({ endpoint }: { endpoint: Endpoint }) => {
  const text = useText('resources.shops.webhooks');
  const moment = useMomentText();
  const { id, deliveredAt, waiting, failed, formerUntil } = endpoint;
  const counts = [
    ['waiting', waiting],
    ['failed', failed],
  ] as const;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <div>
        {deliveredAt ? text('delivered', { at: moment(deliveredAt) }) : text('neverDelivered')}
      </div>
      {counts.map(
        ([state, count]) =>
          count > 0 && (
            <div key={state}>
              <Link component={LinkBase} to={deliveriesAddress(id, state)}>
                {text(state, { smart_count: count })}
              </Link>
            </div>
          ),
      )}
      {formerUntil && <div>{text('formerUntil', { at: moment(formerUntil) })}</div>}
    </Box>
  );
};

/** The reason why no event is sent, or why events fail. */
const Reason = ({ endpoint }: { endpoint: Endpoint }) => {
  const text = useText('resources.shops.webhooks');
  const moment = useMomentText();
  const { offReason, offAt, failingSince } = endpoint;
  const state = stateOf(endpoint);
  if (state === 'active') return null;
  const reason = {
    off: text(`reasons.${(offReason ?? 'off') as 'off'}`, { at: offAt ? moment(offAt) : '' }),
    failing: text('reasons.failingSince', { at: failingSince ? moment(failingSince) : '' }),
    noSecret: text('reasons.noSecret'),
  }[state];
  const severity = state === 'off' && offReason === null ? 'info' : 'warning';
  return (
    <Alert severity={severity} sx={{ gridColumn: '1 / -1', py: 0 }}>
      {reason}
    </Alert>
  );
};

const row = partRow('1.2fr 1fr');
