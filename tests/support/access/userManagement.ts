import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

const person = () => ({
  firstname: 'Ida',
  lastname: 'Imhof',
  email: `${unique('ida')}@partner.example`,
});

const vendorInput = () => ({
  company_name: unique('Vendor'),
  vendor_type: 'craftsman',
  account_type: 'account_basic',
  account: person(),
});

export const calls: AreaCalls = {
  attempts: {
    createManagedManufacturer: () => ({
      input: { company_name: unique('Made'), account: person() },
    }),
    updateManagedManufacturer: ({ partners }) => ({
      id: partners.manufacturer.id,
      input: { company_name: unique('Renamed'), account: person() },
    }),
    updateManagedManufacturerStatus: ({ partners }) => ({
      input: { ids: [partners.manufacturer.id], status: 'suspended', reason: 'Unpaid' },
    }),
    deleteManagedManufacturerByIds: ({ partners }) => ({ ids: [partners.freeManufacturer.id] }),
    anonymiseManagedManufacturer: ({ partners }) => ({ id: partners.leavingManufacturer.id }),
    exportManagedManufacturers: () => ({ input: { format: 'csv' } }),
    createManagedVendor: () => ({ input: vendorInput() }),
    updateManagedVendor: ({ partners }) => ({ id: partners.vendor.id, input: vendorInput() }),
    updateManagedVendorStatus: ({ partners }) => ({
      input: { ids: [partners.vendor.id], status: 'suspended', reason: 'Unpaid' },
    }),
    deleteManagedVendorByIds: ({ partners }) => ({ ids: [partners.freeVendor.id] }),
    anonymiseManagedVendor: ({ partners }) => ({ id: partners.leavingVendor.id }),
    exportManagedVendors: () => ({ input: { format: 'csv' } }),
    resendInvitation: ({ partners }) => ({ input: { ids: [partners.waiting.id] } }),
    viewAs: ({ partners }) => ({ input: { userId: partners.invited.id } }),
    updateCustomer: ({ partners }) => ({
      id: partners.customer.id,
      input: { lastname: unique('Renamed'), email: 'renamed@customer.example', country: 'DE' },
    }),
    anonymiseCustomer: ({ partners }) => ({ id: partners.freeCustomer.id }),
    anonymiseCustomers: ({ partners }) => ({ ids: partners.freeCustomers }),
    exportCustomerData: ({ partners }) => ({ id: partners.customer.id, input: {} }),
    exportCustomers: () => ({ input: { format: 'csv' } }),
  },
  further: {
    managedManufacturerById: ({ partners }) => ({ id: partners.manufacturer.id }),
    managedVendorById: ({ partners }) => ({ id: partners.vendor.id }),
    customerById: ({ partners }) => ({ id: partners.customer.id }),
    openViewing: () => ({ key: 'x' }),
  },
};
