import { act, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';

interface Options {
  save?: () => Promise<Record<string, string> | undefined>;
  /** The page below has unsaved input as well. */
  isPageAtRisk?: boolean;
}

const open = async ({ save = async () => undefined, isPageAtRisk = false }: Options = {}) => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <LeaveGuard isAtRisk={isPageAtRisk} />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <FormDialog
            title="Item"
            onClose={() => setOpen(false)}
            onSubmit={save}
            defaultValues={{ name: '' }}
          >
            <TextInput source="name" label="Name" />
          </FormDialog>
        )}
      </>
    );
  };
  const router = createMemoryRouter(
    [
      { path: '/list', element: <h1>List</h1> },
      { path: '/menu', element: <Page /> },
    ],
    { initialEntries: ['/list', '/menu'] },
  );
  render(
    <AdminContext>
      <RouterProvider router={router} />
    </AdminContext>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { router, opener };
};

const dialog = () => screen.queryByRole('dialog', { name: 'Item' });
const question = () => screen.queryByRole('dialog', { name: 'form.leave.title' });
const questionShown = () => screen.findByRole('dialog', { name: 'form.leave.title' });
// user-event wraps focus() in an act(), which would end one around the navigation
const goBack = (router: { navigate: (delta: number) => Promise<void> }) =>
  getConfig().asyncWrapper(() => router.navigate(-1));
const type = () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Oak');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The backdrop's container, which receives a click outside the dialog. */
const beside = () => {
  const container = dialog()?.parentElement;
  if (!container) throw new Error('no dialog');
  return container;
};

const waysOut = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click beside it', () => userEvent.click(beside())],
] as const;

it.each(waysOut)('%s closes it immediately while there is no input', async (_way, leave) => {
  const { opener } = await open();
  await leave();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it.each(waysOut)('%s asks before it discards input', async (_way, leave) => {
  const { opener } = await open();
  await type();
  await leave();
  expect(question()).not.toBeNull();
  await press('form.leave.stay');
  await waitFor(() => expect(question()).toBeNull());
  const field = await screen.findByRole('textbox', { name: 'Name' });
  expect(field).toHaveProperty('value', 'Oak');
  await leave();
  await press('form.leave.leave');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('keeps the focus in the input after the question', async () => {
  await open();
  await type();
  await userEvent.keyboard('{Escape}');
  await press('form.leave.stay');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('the back button leaves at once while nothing is typed', async () => {
  const { router } = await open();
  await goBack(router);
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
});

it.each([[false], [true]])(
  'the back button asks once before typed text is lost; page below at risk: %s',
  async (isPageAtRisk) => {
    const warn = vi.spyOn(console, 'warn');
    const { router } = await open({ isPageAtRisk });
    await type();
    await goBack(router);
    await questionShown();
    expect(router.state.location.pathname).toBe('/menu');
    await press('form.leave.leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
    // of two guards, the router would complain
    expect(warn).not.toHaveBeenCalled();
  },
);

it('a save that leaves the page does not ask', async () => {
  let end: () => void = () => undefined;
  const saved = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });
  const { router } = await open({ save: () => saved });
  await type();
  await press('form.save');
  await screen.findByRole('button', { name: 'form.saving' });
  await act(() => router.navigate('/list'));
  expect(router.state.location.pathname).toBe('/list');
  end();
});

it('asks again after a rejected save', async () => {
  const { router } = await open({ save: async () => ({ name: 'taken' }) });
  await type();
  await press('form.save');
  await screen.findByText('taken');
  // the message comes before the end of the submission
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'form.save' })).toHaveProperty('disabled', false),
  );
  await goBack(router);
  await questionShown();
});
