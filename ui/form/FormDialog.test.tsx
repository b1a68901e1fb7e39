import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';

it('saves once for a double click', async () => {
  const save = vi.fn(async () => undefined);
  const element = (
    <AdminContext>
      <FormDialog
        title="Neu"
        onClose={() => undefined}
        onSubmit={save}
        defaultValues={{ name: '' }}
      >
        <TextInput source="name" />
      </FormDialog>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.type(screen.getByRole('textbox'), 'Eiche');
  await userEvent.dblClick(screen.getByRole('button', { name: 'form.save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save).toHaveBeenCalledTimes(1);
});
