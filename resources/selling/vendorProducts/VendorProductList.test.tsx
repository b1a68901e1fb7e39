import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showPage } from '#tests/support/shownList.tsx';
import VendorProductList from './VendorProductList.tsx';

const counts = {
  manufacturer: 0,
  seller: 0,
  paused: 0,
  hasPaymentAccount: true,
  hasDrivingCosts: true,
  connections: 1,
  sellers: [],
};

const excluded = {
  id: '12',
  at: '2026-11-21T12:00:00Z',
  who: 'Vera Vogt',
  action: 'delete',
  entityId: '5',
  name: 'Esstisch Eiche',
  canRestore: true,
  fields: [
    { field: 'status', before: ['1'], after: [] },
    { field: 'adjustmentAmount', before: ['10.00'], after: [] },
  ],
};

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

it('lists excluded products with their last price, and includes one again', async () => {
  const sent = showPage(<VendorProductList />, {
    resource: 'vendor-products',
    answers: {
      VendorProductCounts: () => ({ vendorProductCounts: { data: counts } }),
      DeletedOfKind: () => ({ deletedRecords: { data: { total: 1, results: [excluded] } } }),
      RestoreChange: () => ({ restoreChange: { data: ['5'] } }),
    },
  });
  const named = (name: string) => sent.find((call) => call.name === name)?.variables;
  fireEvent.click(screen.getByRole('button', { name: 'history.deleted.open' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText(/Esstisch Eiche/)).toBeDefined();
  expect(
    within(drawer).getByText('resources.vendor-products.fields.adjustmentAmount'),
  ).toBeDefined();
  expect(named('DeletedOfKind')).toEqual({
    query: { entity: 'vendorProduct', size: 20, countUpTo: 20 },
  });
  fireEvent.click(within(drawer).getByRole('button', { name: 'history.revive' }));
  fireEvent.click(await screen.findByRole('button', { name: 'history.reviveNow' }));
  expect(await screen.findByText(/^history.revived/)).toBeDefined();
  expect(named('RestoreChange')).toMatchObject({ input: { changeId: '12' } });
});
