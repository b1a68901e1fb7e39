import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Layout } from './Layout.tsx';

vi.mock('#resources/registry.ts', async () => {
  const { definePage, defineResource } = await import('#providers/registry/definition.ts');
  const screens = () => Promise.reject(new Error('not loaded here'));
  return {
    registry: [
      definePage({ path: 'styles/alone', area: 'styles', navigation: false, screens }),
      defineResource({
        name: 'blog',
        area: 'blog',
        paths: { list: 'list', create: 'create', edit: ':id' },
        navigation: 'list',
        views: [],
        screens,
      }),
    ],
  };
});

const open = (path: string) => {
  // makes media queries match a wide window
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

it.each(['/styles/alone', '/blog/create', '/blog/7'])('is left out at %s', async (path) => {
  open(path);
  expect(await screen.findByText('page')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});
