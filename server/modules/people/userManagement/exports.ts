import { customers as germanCustomers } from '#i18n/de/people/customers.ts';
import { managedManufacturers as germanManufacturers } from '#i18n/de/people/managedManufacturers.ts';
import { managedVendors as germanVendors } from '#i18n/de/people/managedVendors.ts';
import { customers as englishCustomers } from '#i18n/en/people/customers.ts';
import { managedManufacturers as englishManufacturers } from '#i18n/en/people/managedManufacturers.ts';
import { managedVendors as englishVendors } from '#i18n/en/people/managedVendors.ts';
import { exporterOf } from '#server/entity/export.ts';
import { customers } from './customers.ts';
import { managedManufacturers } from './manufacturers.ts';
import { managedVendors } from './vendors.ts';

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

interface Partner {
  state: string;
  suspendedReason: string | null;
  isVisible: boolean;
  lastSignInAt: string | null;
  invitedAt: string | null;
  products: number;
  openOrders: number;
  completeness: number;
  createdAt: string;
}

type Texts = Pick<typeof germanManufacturers, 'states' | 'visibilities'>;

/** The status of a partner of either kind. */
const standing = {
  state: ({ state }: Partner, { states }: Texts) => nameIn(states, state),
  suspendedReason: ({ suspendedReason }: Partner) => suspendedReason,
  isVisible: ({ isVisible }: Partner, { visibilities }: Texts) => visibilities[`${isVisible}`],
  lastSignInAt: ({ lastSignInAt }: Partner) => lastSignInAt,
  invitedAt: ({ invitedAt }: Partner) => invitedAt,
  products: ({ products }: Partner) => products,
  openOrders: ({ openOrders }: Partner) => openOrders,
  completeness: ({ completeness }: Partner) => completeness,
  createdAt: ({ createdAt }: Partner) => createdAt,
};

export const manufacturerExport = exporterOf(managedManufacturers, {
  texts: { de: germanManufacturers, en: englishManufacturers },
  cells: {
    id: ({ id }) => id,
    company_name: ({ company_name }) => company_name,
    email: ({ email }) => email,
    ...standing,
  },
  filename: { de: 'hersteller', en: 'manufacturers' },
});

export const vendorExport = exporterOf(managedVendors, {
  texts: { de: germanVendors, en: englishVendors },
  cells: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    vendor_type: ({ vendor_type }, { vendorTypes }) => nameIn(vendorTypes, vendor_type),
    account_type: ({ account_type }, { accountTypes }) => nameIn(accountTypes, account_type),
    ...standing,
  },
  filename: { de: 'haendler', en: 'vendors' },
});

export const customerExport = exporterOf(customers, {
  texts: { de: germanCustomers, en: englishCustomers },
  cells: {
    id: ({ id }) => id,
    firstname: ({ firstname }) => firstname,
    lastname: ({ lastname }) => lastname,
    company: ({ company }) => company,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    street: ({ street }) => street,
    post_code: ({ post_code }) => post_code,
    city: ({ city }) => city,
    country: ({ country }) => country,
    vat_id: ({ vat_id }) => vat_id,
  },
  filename: { de: 'kunden', en: 'customers' },
});
