import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/**
 * Components that ask before their page is left need a router that loads data, like the
 * application's.
 */
export const inRouter = (element: ReactNode) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
);
