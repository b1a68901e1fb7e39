import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { type WebhookEvent, webhookEvents } from '#contract/rules/shop/webhook.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

type Group = 'catalogue' | 'order' | 'return';

const groupOf = (event: WebhookEvent): Group => {
  if (event.startsWith('catalogue.')) return 'catalogue';
  return event.startsWith('order.return_') ? 'return' : 'order';
};

/** An input for the kinds of events that an endpoint is sent. */
export const EventsInput = () => {
  const text = useText('resources.shops.webhooks');
  const { field, fieldState } = useInput<readonly WebhookEvent[]>({ source: 'events' });
  const { error } = fieldState;
  const chosen: readonly WebhookEvent[] = field.value;
  const setAll = (events: readonly WebhookEvent[]) =>
    field.onChange(webhookEvents.filter((event) => events.includes(event)));
  const isAll = chosen.length === webhookEvents.length;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 560 }}>{text('fields.events')}</Typography>
        <Button size="small" onClick={() => setAll(isAll ? [] : webhookEvents)}>
          {text(isAll ? 'chooseNone' : 'chooseAll')}
        </Button>
      </Box>
      {(['catalogue', 'order', 'return'] as const).map((group) => (
        <EventGroup key={group} group={group} chosen={chosen} onChange={setAll} />
      ))}
      {error?.message && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </div>
  );
};

interface GroupProps {
  group: Group;
  chosen: readonly WebhookEvent[];
  onChange: (events: readonly WebhookEvent[]) => void;
}

const EventGroup = ({ group, chosen, onChange }: GroupProps) => {
  const text = useText('resources.shops.webhooks');
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ mt: 1 }}>
      <Typography id={titleId} variant="body2" color="text.secondary">
        {text(`groups.${group}`)}
      </Typography>
      <Box sx={columns}>
        {webhookEvents
          .filter((event) => groupOf(event) === group)
          .map((event) => (
            <FormControlLabel
              key={event}
              sx={{ mr: 0 }}
              label={text(`events.${event}`)}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(event)}
                  onChange={(_event, isChosen) =>
                    onChange(
                      isChosen ? [...chosen, event] : chosen.filter((each) => each !== event),
                    )
                  }
                />
              }
            />
          ))}
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
} as const;
