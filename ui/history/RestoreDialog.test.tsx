import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { asIs } from '#tests/support/asIs.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

const change: ChangeEntry = {
  id: '7',
  at: '2026-11-21T12:00:00Z',
  who: null,
  action: 'update',
  entityId: '3',
  name: 'Maße',
  canRestore: true,
  bulkChangeId: null,
  fields: [],
};

const show = (send: (document: unknown, variables: unknown) => Promise<unknown>) => {
  const onClose = vi.fn();
  render(
    <CoreAdminContext dataProvider={{ ...testDataProvider(), send }} i18nProvider={asIs}>
      <RestoreDialog change={change} fields={[]} version={4} onClose={onClose} />
    </CoreAdminContext>,
  );
  return {
    onClose,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
};

it('restores from the version that is shown', async () => {
  const send = vi.fn(async () => ({ restoreChange: { data: ['3'] } }));
  const { onClose, press } = show(send);
  press('history.restoreNow');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(expect.anything(), {
    input: { changeId: '7', version: 4, confirmedLoss: 0 },
  });
});

it('shows effects on other records', () => {
  const family = { source: 'family_id', restoring: 'values come back' };
  const changed = { ...change, fields: [{ field: 'family_id', before: ['A'], after: ['B'] }] };
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={asIs}>
      <RestoreDialog
        change={changed}
        fields={[{ source: 'name', restoring: 'not changed' }, family]}
        version={4}
        onClose={() => undefined}
      />
    </CoreAdminContext>,
  );
  expect(screen.getByText('values come back')).toBeTruthy();
  expect(screen.queryByText('not changed')).toBeNull();
});

it('asks for agreement when products would lose values', async () => {
  const loses = new RequestError('error.FAMILY_LOSES_VALUES', 'IN_USE', {
    args: { smart_count: 12 },
  });
  const send = vi
    .fn<(document: unknown, variables: unknown) => Promise<unknown>>()
    .mockRejectedValueOnce(loses)
    .mockResolvedValue({ restoreChange: { data: ['3'] } });
  const { onClose, press } = show(send);
  press('history.restoreNow');
  expect((await screen.findByRole('alert')).textContent).toBe('error.FAMILY_LOSES_VALUES');
  press('history.anyway');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenLastCalledWith(expect.anything(), {
    input: { changeId: '7', version: 4, confirmedLoss: 12 },
  });
});

it('shows the error of each field, and stays open', async () => {
  const misfit = new RequestError('error.INVALID', 'INVALID', {
    errors: { slug: 'rules.taken' },
  });
  const { onClose, press } = show(() => Promise.reject(misfit));
  press('history.restoreNow');
  expect((await screen.findByRole('alert')).textContent).toContain('rules.taken');
  expect(onClose).not.toHaveBeenCalled();
});
