import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'react-admin';
import { salutations } from '#contract/rules/people/customer.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

type Of = 'customer' | 'shipping' | 'billing';

export const PersonInputs = ({ of }: { of: Of }) => {
  const text = useText('resources.orders');
  return (
    <>
      <SelectInput
        source={`${of}.salutation`}
        label={text('entry.salutation')}
        choices={salutations.map((id) => ({ id, name: text(`entry.salutations.${id}`) }))}
        emptyText={text('entry.salutations.none')}
        emptyValue=""
        helperText={false}
      />
      <Box sx={twoColumns}>
        <TextInput
          source={`${of}.firstname`}
          label={text('entry.firstname')}
          helperText={false}
          autoComplete="off"
        />
        <TextInput
          source={`${of}.lastname`}
          label={text('entry.lastname')}
          helperText={false}
          autoComplete="off"
        />
      </Box>
      <TextInput source={`${of}.company`} label={text('details.company')} helperText={false} />
    </>
  );
};

export const ContactInputs = () => {
  const text = useText('resources.orders');
  return (
    <>
      <TextInput
        source="customer.email"
        type="email"
        label={text('details.email')}
        helperText={text('entry.emailHint')}
      />
      <Box sx={twoColumns}>
        <TextInput
          source="customer.phone"
          type="tel"
          label={text('details.phone')}
          helperText={false}
        />
        <TextInput source="customer.vat_id" label={text('details.vatId')} helperText={false} />
      </Box>
    </>
  );
};

export const PlaceInputs = ({ of }: { of: 'shipping' | 'billing' }) => {
  const text = useText('resources.orders');
  return (
    <>
      <TextInput source={`${of}.street`} label={text('entry.street')} helperText={false} />
      <Box sx={twoColumns}>
        <TextInput source={`${of}.post_code`} label={text('entry.post_code')} helperText={false} />
        <TextInput source={`${of}.city`} label={text('entry.city')} helperText={false} />
      </Box>
      {of === 'billing' && (
        <TextInput
          source="billing.country"
          label={text('entry.country')}
          helperText={text('entry.countryHint')}
        />
      )}
    </>
  );
};
