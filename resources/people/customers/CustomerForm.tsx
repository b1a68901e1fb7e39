import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TextInput, useRecordContext } from 'react-admin';
import { customerInput } from '#contract/rules/people/customer.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { AddedSections } from '#ui/record/AddedSections.tsx';
import { AnonymiseButton } from './AnonymiseButton.tsx';
import { CustomerDataButton } from './CustomerDataButton.tsx';
import { customerFields } from './fields.ts';
import type { CustomerRecordFragment } from './record.generated.ts';

const validate = validateBy(customerInput);
const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

const CustomerForm = () => {
  const text = useText('resources.user-management/customers');
  return (
    <RecordPage
      entity="customer"
      fields={customerFields}
      validate={validate}
      actions={
        <>
          <CustomerDataButton />
          <AnonymiseButton />
        </>
      }
    >
      <Anonymised />
      <FormCard title={text('sections.person')}>
        <Box sx={twoColumns}>
          <TextInput source="firstname" helperText={false} />
          <TextInput source="lastname" helperText={false} />
        </Box>
        <TextInput source="company" helperText={false} />
        <TextInput source="email" type="email" helperText={false} />
        <Box sx={twoColumns}>
          <TextInput source="phone" type="tel" helperText={false} />
          <TextInput source="vat_id" helperText={false} />
        </Box>
      </FormCard>
      <FormCard title={text('sections.address')}>
        <TextInput source="street" helperText={false} />
        <Box sx={twoColumns}>
          <TextInput source="post_code" helperText={false} />
          <TextInput source="city" helperText={false} />
        </Box>
        <TextInput source="country" helperText={text('countryHint')} />
      </FormCard>
      <FormCard title={text('sections.orders')}>
        <AddedSections />
      </FormCard>
    </RecordPage>
  );
};

const Anonymised = () => {
  const text = useText('resources.user-management/customers');
  const record = useRecordContext<CustomerRecordFragment>();
  return record?.anonymisedAt ? <Alert severity="info">{text('isAnonymised')}</Alert> : null;
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CustomerForm;
