import { useRecordContext } from 'react-admin';
import { type CustomerMatter, customerMatters } from '#contract/rules/people/customer.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AnonymiseCustomerDocument } from './operations.generated.ts';
import { AnonymiseAction } from './parts/AnonymiseAction.tsx';
import type { CustomerRecordFragment } from './record.generated.ts';

/** Permanently deletes a customer's personal data. */
export const AnonymiseButton = () => {
  const text = useText('resources.user-management/customers');
  const record = useRecordContext<CustomerRecordFragment>();
  if (!record || record.anonymisedAt) return null;
  const { id, matter } = record;
  return (
    <AnonymiseAction
      document={AnonymiseCustomerDocument}
      id={id}
      reason={matter ? customerMatters[matter as CustomerMatter] : undefined}
      text={text('anonymiseText')}
      done="resources.user-management/customers.anonymised"
    />
  );
};
