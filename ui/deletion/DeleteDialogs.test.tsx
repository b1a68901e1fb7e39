import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification, ResourceContextProvider, testDataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import { DeleteDialogs } from './DeleteDialogs.tsx';

const running = new RequestError('error.IMPORT_RUNNING', 'IN_USE');
const record = { id: '7', name: 'Sommer.xlsx' };

const deleting = async (call: () => Promise<{ data: object }>) => {
  const deleteOne = vi.fn(call);
  const onAnswered = vi.fn();
  render(
    <AdminContext dataProvider={{ ...testDataProvider(), delete: deleteOne } as never}>
      <ResourceContextProvider value="products/imports">
        <DeleteDialogs record={record} onAnswered={onAnswered} />
        <Notification />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'confirm.yes' }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalled());
  return deleteOne;
};

describe('deleting a record', () => {
  it('calls the resource’s own delete, and reports success', async () => {
    const deleteOne = await deleting(async () => ({ data: { id: '7' } }));
    expect(deleteOne).toHaveBeenCalledWith('products/imports', { id: '7' });
    expect(await screen.findByText('resources.products/imports.deleted')).toBeDefined();
  });

  it('is sent once for a double click on Yes', async () => {
    const deleteOne = vi.fn(async () => ({ data: record }));
    render(
      <AdminContext dataProvider={{ ...testDataProvider(), delete: deleteOne } as never}>
        <ResourceContextProvider value="products/imports">
          <DeleteDialogs record={record} onAnswered={() => undefined} />
          <Notification />
        </ResourceContextProvider>
      </AdminContext>,
    );
    await userEvent.dblClick(screen.getByRole('button', { name: 'confirm.yes' }));
    await screen.findByText('resources.products/imports.deleted');
    expect(deleteOne).toHaveBeenCalledTimes(1);
  });

  it('says why it was not deleted if its uses cannot be shown', async () => {
    await deleting(() => Promise.reject(running));
    expect(await screen.findByText('error.IMPORT_RUNNING')).toBeDefined();
  });
});
