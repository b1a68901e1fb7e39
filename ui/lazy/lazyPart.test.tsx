import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { CoreAdminContext, testDataProvider, useNotificationContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));

interface DialogProps {
  onClose?: () => void;
}

const report = () => screen.getByTestId('report').textContent;

const ShownToasts = () => (
  <div data-testid="report">
    {useNotificationContext()
      .notifications.map(({ message }) => String(message))
      .join()}
  </div>
);

const page = (Part: React.ComponentType<DialogProps>) => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="typed" />
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'opened' : 'open'}
        </button>
        <Suspense fallback={null}>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <Page />
        <ShownToasts />
      </CoreAdminContext>
    </MemoryRouter>,
  );
};

it('reports that a part could not be loaded, closes it, and loads it the next time', async () => {
  const load = vi.fn(lost as () => Promise<{ default: () => React.JSX.Element }>);
  page(lazyPart<DialogProps>(load));
  await userEvent.type(screen.getByLabelText('typed'), 'kept');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(report()).toBe('error.NETWORK'));
  expect(screen.getByRole('button', { name: 'open' })).toBeTruthy();

  load.mockImplementation(async () => ({ default: () => <p>loaded</p> }));
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByText('loaded');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('kept');
});

it('shows a fallback in its place, if there is one', async () => {
  page(lazyPart<DialogProps>(lost, () => <p>instead</p>));
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByText('instead');
  expect(report()).toBe('');
});

it('renders a part that has been loaded before without waiting', () => {
  const load = vi.fn();
  const Part = lazyPart(load, undefined, () => () => <p>at once</p>);
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('at once')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});
