import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import {
  type EndpointInput,
  webhookEndpointInput,
  webhookEvents,
  webhookLimits,
} from '#contract/rules/shop/webhook.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { LinkInput } from '#ui/form/LinkInput.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { EventsInput } from './EventsInput.tsx';
import type { Endpoint } from './endpoint.ts';
import {
  CreateShopWebhookDocument,
  ShopWebhooksDocument,
  UpdateShopWebhookDocument,
} from './operations.generated.ts';
import { ShownSecret } from './ShownSecret.tsx';

const validate = validateBy(webhookEndpointInput);

interface Props {
  shopId: string;
  /** The endpoint to edit; without it, a new one is created. */
  endpoint?: Endpoint;
  onClose: () => void;
}

/** Creates an endpoint and shows its secret, or edits one. */
const EndpointDialog = ({ shopId, endpoint, onClose }: Props) => {
  const text = useText('resources.shops.webhooks');
  const notify = useNotify();
  const submit = useSubmit();
  const invalidate = useInvalidateApiQueries();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <ShownSecret value={secret} onClose={onClose} />;
  const create = (input: EndpointInput) =>
    submit(
      CreateShopWebhookDocument,
      { input },
      {
        onSuccess: ({ created }) => {
          setSecret(created.data.secret);
          void invalidate([ShopWebhooksDocument]);
        },
      },
    );
  const update = ({ id, version }: Endpoint, input: EndpointInput) =>
    submit(
      UpdateShopWebhookDocument,
      { id, input: { ...input, version } },
      {
        onSuccess: () => {
          notify('resources.shops.webhooks.saved', { type: 'success' });
          void invalidate([ShopWebhooksDocument]);
          onClose();
        },
      },
    );
  const save = ({ url, description, events, isActive }: EndpointInput) => {
    const input = { shopId, url, description, events, isActive };
    return endpoint ? update(endpoint, input) : create(input);
  };
  return (
    <FormFrame
      onClose={onClose}
      width="sm"
      validate={validate}
      record={{ ...newEndpoint, ...endpoint, id: endpoint?.id ?? 'new', shopId }}
      onSubmit={(values: object) => save(values as EndpointInput)}
      title={text(endpoint ? 'edit' : 'create')}
      save={endpoint ? undefined : text('create')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <LinkInput source="url" label={text('fields.url')} isRequired />
        <TextInput
          source="description"
          label={text('fields.description')}
          helperText={text('help.description')}
          slotProps={{ htmlInput: { maxLength: webhookLimits.description } }}
          fullWidth
        />
        <EventsInput />
        <CheckboxInput
          source="isActive"
          label={text('fields.isActive')}
          helperText={text('help.isActive')}
        />
      </Stack>
    </FormFrame>
  );
};

const newEndpoint = { url: '', description: '', events: webhookEvents, isActive: true };

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default EndpointDialog;
