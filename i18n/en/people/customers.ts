import type { customers as german } from '#i18n/de/people/customers.ts';
import type { Translated } from '#i18n/translated.ts';

export const customers: Translated<typeof german> = {
  name: 'Customer |||| Customers',
  subtitle: 'People who have ordered in the shop. Customers have no access to Atrium.',
  fields: {
    id: 'No.',
    text: 'Search',
    name: 'Name',
    salutation: 'Salutation',
    firstname: 'First name',
    lastname: 'Last name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    street: 'Street',
    post_code: 'Postcode',
    city: 'Town',
    country: 'Country',
    vat_id: 'VAT ID',
    createdAt: 'Since',
    orders: 'Orders',
  },
  salutations: { none: 'None', ms: 'Ms', mr: 'Mr', other: 'Other' },
  sections: { person: 'Person', address: 'Address', orders: 'Orders' },
  noOrders: 'No orders yet',
  countryHint: 'Two letters, for example DE',
  search: 'Search by name, company, email or town',
  edit: 'Customer',
  saved: 'The customer was saved.',
  empty: 'No customers yet: they appear with their first order.',
  anonymise: 'Anonymise',
  anonymiseText:
    'Name, email, phone and street are removed for good, from the history as well. Orders stay; what tax law requires is kept on their documents alone.',
  notYet: 'Not possible yet',
  anonymised: 'The customer was anonymised.',
  selected: '%{count} customer selected |||| %{count} customers selected',
  anonymiseManyText:
    'Name, email, phone and street of %{smart_count} customer are removed for good, from the history as well. Orders stay; what tax law requires is kept on their documents alone. |||| Name, email, phone and street of %{smart_count} customers are removed for good, from the history as well. Orders stay; what tax law requires is kept on their documents alone.',
  anonymisedMany: 'The customer was anonymised. |||| %{smart_count} customers were anonymised.',
  isAnonymised: 'This customer was anonymised and can no longer be edited.',
};

export const texts = { resources: { 'user-management/customers': customers } };
