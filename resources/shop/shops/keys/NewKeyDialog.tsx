import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { apiKeyInput, scopes } from '#contract/rules/platform/apiKey.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  CreateShopKeyDocument,
  ShopKeysDocument,
} from '#resources/shop/shops/keys/operations.generated.ts';
import { DateTimeInput } from '#ui/form/DateTimeInput.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { ShownKey } from './ShownKey.tsx';

const validate = validateBy(apiKeyInput);

interface Entered {
  name: string;
  scopes: string[];
  endsAt: string | null;
}

interface Props {
  shopId: string;
  onClose: () => void;
}

/** Creates a key and shows it. */
const NewKeyDialog = ({ shopId, onClose }: Props) => {
  const text = useText('resources.shops.keys');
  const submit = useSubmit();
  const invalidate = useInvalidateApiQueries();
  const [key, setKey] = useState<string | null>(null);
  if (key !== null) return <ShownKey value={key} onClose={onClose} />;
  const save = ({ name, scopes: chosen, endsAt }: Entered) =>
    submit(
      CreateShopKeyDocument,
      { input: { shopId, name, scopes: chosen, endsAt } },
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
      record={{ id: 'key', shopId, name: '', scopes: ['catalogue', 'orders'], endsAt: null }}
      onSubmit={(values: object) => save(values as Entered)}
      title={text('create')}
      save={text('create')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextInput
          source="name"
          label={text('name')}
          helperText={text('nameHint')}
          autoFocus
          slotProps={{ htmlInput: { maxLength: limits.keyName } }}
        />
        <CheckboxGroupInput
          source="scopes"
          label={text('scope')}
          choices={scopes.map((id) => ({ id, name: text(`scopeHints.${id}`) }))}
          helperText={false}
          row={false}
        />
        <DateTimeInput source="endsAt" label={text('end')} helperText={text('endHint')} />
      </Stack>
    </FormFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default NewKeyDialog;
