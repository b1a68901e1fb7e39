import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Layout } from './Layout.tsx';

vi.mock('#resources/registry.ts', async () => {
  const { definePage } = await import('#providers/registry/definition.ts');
  const view = () => Promise.reject(new Error('not loaded here'));
  return {
    registry: [
      definePage({ path: 'blog/create', area: 'blog', navigation: false, view }),
      definePage({ path: 'blog/list', area: 'blog', view }),
    ],
  };
});

const open = (path: string) => {
  // wide, as far as media queries are asked
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext dataProvider={testDataProvider()}>
            <Layout>page</Layout>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
};

it('shows the side navigation on most pages', async () => {
  open('/blog/list');
  expect(await screen.findByText('page')).toBeTruthy();
  expect(screen.getByRole('navigation')).toBeTruthy();
});

it('leaves it out where the route says so', async () => {
  open('/blog/create');
  expect(await screen.findByText('page')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});
