import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { apiKeyRotation } from '#contract/rules/platform/apiKey.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  RotateShopKeyDocument,
  ShopKeysDocument,
} from '#resources/shop/shops/keys/operations.generated.ts';
import { DateTimeInput } from '#ui/form/DateTimeInput.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import type { ApiKey } from './apiKey.ts';
import { ShownKey } from './ShownKey.tsx';

const validate = validateBy(apiKeyRotation);

const week = 7 * 24 * 3_600_000;

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Creates a key in the place of another one, which goes on until the chosen time. */
const RotateDialog = ({ apiKey: { id, name }, onClose }: Props) => {
  const text = useText('resources.shops.keys');
  const submit = useSubmit();
  const invalidate = useInvalidateApiQueries();
  const [key, setKey] = useState<string | null>(null);
  const [inAWeek] = useState(() => new Date(Date.now() + week).toISOString());
  if (key !== null) return <ShownKey value={key} onClose={onClose} />;
  const save = ({ endsAt }: { endsAt?: string }) =>
    submit(
      RotateShopKeyDocument,
      { input: { id, endsAt: endsAt ?? null } },
      {
        onSuccess: ({ created }) => {
          setKey(created.data.key);
          void invalidate([ShopKeysDocument]);
        },
      },
    );
  return (
    <FormFrame
      onClose={onClose}
      width="sm"
      validate={validate}
      record={{ id, endsAt: inAWeek }}
      onSubmit={save}
      title={text('rotate.title', { name })}
      save={text('rotate.confirm')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{text('rotate.text')}</Typography>
        <DateTimeInput
          source="endsAt"
          label={text('rotate.end')}
          helperText={text('rotate.endHint')}
        />
      </Stack>
    </FormFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RotateDialog;
