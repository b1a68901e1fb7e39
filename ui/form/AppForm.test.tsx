import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Toasts } from '#src/shell/messages/Toasts.tsx';
import { AppForm } from './AppForm.tsx';

const open = (refuse: () => Record<string, string> | undefined) => {
  const element = (
    <AdminContext>
      <AppForm
        defaultValues={{ name: '', code: '' }}
        onSubmit={async () => refuse()}
        validate={({ name }) => (name ? {} : { name: 'Pflichtfeld' })}
      >
        <TextInput source="name" label="Name" isRequired />
        <TextInput source="code" label="Artikelnummer" />
        <button type="submit">Speichern</button>
      </AppForm>
      <Toasts />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const toasts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('names a field that breaks a rule in one toast, and moves the focus to it', async () => {
  open(() => undefined);
  await save();
  await waitFor(() => expect(toasts()).toEqual(['Name: Pflichtfeld']));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  // the focused field is read already
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('off');
});

it('names the field that the server refused, and no other toast', async () => {
  open(() => ({ code: 'Diesen Wert gibt es schon' }));
  await userEvent.type(screen.getByLabelText(/^Name/), 'Eiche');
  await save();
  await waitFor(() => expect(toasts()).toEqual(['Artikelnummer: Diesen Wert gibt es schon']));
});

it('names an error that no field shows', async () => {
  open(() => ({ 'lines.0.price': 'Mindestens 1' }));
  await userEvent.type(screen.getByLabelText(/^Name/), 'Eiche');
  await save();
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toContain('Mindestens 1');
});
