import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { type Fact, Facts } from '#ui/facts/Facts.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { SideDrawer } from '#ui/history/SideDrawer.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import {
  ResendWebhooksDocument,
  WebhookRequestsDocument,
  type WebhookRequestsQuery,
} from './operations.generated.ts';
import { Answer } from './parts/Answer.tsx';
import { DeliveryBadge } from './parts/DeliveryBadge.tsx';
import { EventName } from './parts/EventName.tsx';
import { isSoon } from './parts/isSoon.ts';

type Delivery = WebhookRequestsQuery['webhookDeliveryById']['data'];

interface Props {
  id: string;
  onChanged: () => void;
  onClose: () => void;
}

const pollMs = 1000;

/** A delivery with its request and the answer to every attempt. */
const DeliveryDrawer = ({ id, onChanged, onClose }: Props) => {
  const text = useText('resources.webhook-deliveries');
  const { data, error, refetch } = useApiQuery(
    WebhookRequestsDocument,
    { id },
    { pollMs: (found) => (found && isSoon(found.webhookDeliveryById.data) ? pollMs : 0) },
  );
  const delivery = data?.webhookDeliveryById.data;
  return (
    <SideDrawer title={text('details.title')} subtitle={delivery?.url} onClose={onClose}>
      {error && <NotLoaded error={error} onRetry={refetch} />}
      {!delivery && !error && <LoadingBox height={240} />}
      {delivery && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, mt: 2 }}>
          <DeliveryFacts delivery={delivery} />
          <div>
            <AgainButton id={id} onDone={onChanged} />
          </div>
          <Section title={text('details.body')}>
            <Code>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</Code>
          </Section>
          <Section title={text('details.attempts')}>
            <Attempts delivery={delivery} />
          </Section>
        </Box>
      )}
    </SideDrawer>
  );
};

const DeliveryFacts = ({ delivery }: { delivery: Delivery }) => {
  const text = useText('resources.webhook-deliveries');
  const { type, state, at, dueAt, messageId, orderId, orderNumber } = delivery;
  const facts: Fact[] = [
    { key: 'type', label: text('fields.type'), value: <EventName type={type} /> },
    { key: 'state', label: text('fields.state'), value: <DeliveryBadge state={state} /> },
    { key: 'at', label: text('fields.at'), value: <DateText value={at} /> },
    { key: 'due', label: text('details.due'), value: dueAt && <DateText value={dueAt} /> },
    {
      key: 'order',
      label: text('fields.orderNumber'),
      value: orderId && (
        <RecordLink resource="orders" id={orderId}>
          {orderNumber}
        </RecordLink>
      ),
    },
    { key: 'id', label: text('details.id'), value: messageId },
  ];
  return <Facts facts={facts} />;
};

const AgainButton = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const text = useText('resources.webhook-deliveries');
  const notify = useNotify();
  const { mutate, isPending } = useApiMutation(ResendWebhooksDocument, {
    stale: [WebhookRequestsDocument],
    onSuccess: () => {
      onDone();
      notify('resources.webhook-deliveries.again.done', {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
    },
    onError: useReportError(),
  });
  return (
    <ActionButton
      size="small"
      variant="outlined"
      disabled={isPending}
      onClick={() => mutate({ input: { ids: [id] } })}
    >
      {text('again.action')}
    </ActionButton>
  );
};

const Attempts = ({ delivery: { attempts } }: { delivery: Delivery }) => {
  const text = useText('resources.webhook-deliveries');
  if (attempts.length === 0) return <Typography>{text('details.noAttempt')}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {attempts.map((attempt) => (
        <AttemptItem key={attempt.number} attempt={attempt} />
      ))}
    </Box>
  );
};

const AttemptItem = ({ attempt }: { attempt: Delivery['attempts'][number] }) => {
  const text = useText('resources.webhook-deliveries');
  const { number, at, durationMs, headers, status, answer } = attempt;
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 560 }}>
        {text('details.attempt', { number })}: <Answer {...attempt} />
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        <DateText value={at} /> · {text('milliseconds', { count: durationMs })}
      </Typography>
      {headers && (
        <>
          <Label>{text('details.headers')}</Label>
          <Code>{headers}</Code>
        </>
      )}
      {status !== null && (
        <>
          <Label>{text('details.answer')}</Label>
          <Code>{answer || text('details.noAnswer')}</Code>
        </>
      )}
    </Box>
  );
};

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box component="section">
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Label = ({ children }: { children: string }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
);

/** A text as it was sent or received. */
const Code = ({ children }: { children: string }) => (
  <Box
    component="pre"
    // a long line is scrolled by keyboard, too
    tabIndex={0}
    sx={{
      m: 0,
      mb: 1,
      p: 1.25,
      maxHeight: 320,
      overflow: 'auto',
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      backgroundColor: 'action.hover',
      fontFamily: 'monospace',
      fontSize: '0.8125rem',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default DeliveryDrawer;
