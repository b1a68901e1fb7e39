import { act, render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { TestTranslationProvider } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { LeaveGuard } from './LeaveGuard.tsx';

const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

let setAtRisk: (isAtRisk: boolean) => void;
const Form = ({ bySearch }: { bySearch?: boolean }) => {
  const [isAtRisk, set] = useState(true);
  setAtRisk = set;
  return (
    <>
      <h1>Form</h1>
      <LeaveGuard isAtRisk={isAtRisk} bySearch={bySearch} />
    </>
  );
};

const open = () => {
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          { path: '/list', element: <h1>List</h1> },
          { path: '/form', element: <Form /> },
          { path: '/grid', element: <Form bySearch /> },
          { path: '/loading', element: <NeverLoaded /> },
        ],
      },
    ],
    { initialEntries: ['/list', '/form'] },
  );
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <RouterProvider router={router} />
    </TestTranslationProvider>,
  );
  return router;
};

it('asks before unsaved changes are left', async () => {
  const router = open();
  await act(() => router.navigate('/list'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/form');
});

it('does not keep the user from returning to a page that was left but is still shown', async () => {
  const router = open();
  // simulates a save: after it has completed, the form can have unsaved changes again
  act(() => setAtRisk(false));
  await act(() => router.navigate('/loading'));
  act(() => setAtRisk(true));
  expect(screen.getByRole('heading', { name: 'Form' })).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before other rows replace the edited ones, where search parameters choose them', async () => {
  const router = open();
  await act(() => router.navigate('/form?page=2'));
  expect(router.state.location.search).toBe('?page=2');
  act(() => setAtRisk(false));
  await act(() => router.navigate('/grid'));
  act(() => setAtRisk(true));
  await act(() => router.navigate('/grid?page=2'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});
