import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AddOrderNoteDocument } from '#resources/sales/orders/operations.generated.ts';
import { Price } from '#resources/sales/orders/parts/Price.tsx';
import type { OrderRecord } from '#resources/sales/orders/record.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { Timeline } from '#ui/facts/Timeline.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { ParcelText } from './ParcelText.tsx';

interface Props {
  order: OrderRecord;
  onChanged: () => unknown;
}

/** Shows the events of an order, and a field for notes. */
export const OrderTimeline = ({ order, onChanged }: Props) => {
  const text = useText('resources.orders');
  return (
    <SectionCard title={text('details.timeline')}>
      <NoteForm order={order} onChanged={onChanged} />
      <Timeline
        events={order.events.map((event) => ({
          ...event,
          title: text(`events.${event.kind}`),
          children: <EventDetails event={event} />,
        }))}
      />
    </SectionCard>
  );
};

const EventDetails = ({ event }: { event: OrderRecord['events'][number] }) => (
  <>
    {event.things.join(', ')}
    <Parcels parcels={event.parcels} />
    {event.removedParcels.length > 0 && <Removed parcels={event.removedParcels} />}
    {event.appointmentAt && (
      <div>
        <DateText value={event.appointmentAt} />
      </div>
    )}
    {event.amount && (
      <div>
        <Price
          of={event.kind === 'refunded' ? 'details.refunded' : 'details.amount'}
          amount={event.amount}
        />
      </div>
    )}
    {event.quantity !== null && <Pieces count={event.quantity} />}
    {event.text && <div>{event.text}</div>}
  </>
);

interface ParcelsProps {
  parcels: OrderRecord['events'][number]['parcels'];
}

const Parcels = ({ parcels }: ParcelsProps) =>
  parcels.map((parcel, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parcels of an event have no id and never change
    <ParcelText key={index} parcel={parcel} />
  ));

const Removed = ({ parcels }: ParcelsProps) => {
  const text = useText('resources.orders');
  return (
    <>
      <div>{text('parcels.removed', { smart_count: parcels.length })}</div>
      <Parcels parcels={parcels} />
    </>
  );
};

const Pieces = ({ count }: { count: number }) => {
  const text = useText('resources.orders');
  return <div>{text('details.pieces', { smart_count: count })}</div>;
};

const NoteForm = ({ order, onChanged }: Props) => {
  const text = useText('resources.orders');
  const notify = useNotify();
  const [note, setNote] = useState('');
  const { mutate, isPending } = useApiMutation(AddOrderNoteDocument, {
    onSuccess: () => {
      notify('resources.orders.note.added', { type: 'success' });
      setNote('');
      onChanged();
    },
    onError: useReportError(),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 3 }}>
      <TextField
        label={text('fields.text')}
        helperText={text(order.total === null ? 'note.forPartner' : 'note.forAdmins')}
        value={note}
        multiline
        fullWidth
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.orderNotes } }}
      />
      <ActionButton
        variant="outlined"
        disabled={isPending || note.trim() === ''}
        onClick={() => mutate({ id: order.id, input: { text: note } })}
      >
        {text('note.add')}
      </ActionButton>
    </Box>
  );
};
