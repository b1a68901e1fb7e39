import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** What asks before its page is left needs a router that loads data, like the application's. */
export const inRouter = (element: ReactNode) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
);
