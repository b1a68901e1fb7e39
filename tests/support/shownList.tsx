import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { DocumentNode } from 'graphql';
import type { ReactElement } from 'react';
import {
  AdminContext,
  type GetListParams,
  Notification,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';

interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

/** Answers or failures by operation name. */
type Answers = Record<string, () => unknown>;

const keys = {
  translate: (key: string, { smart_count, name }: { smart_count?: number; name?: string } = {}) =>
    [key, smart_count, name].filter((part) => part !== undefined).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const nameOf = ({ definitions: [operation] }: DocumentNode): string =>
  (operation && 'name' in operation && operation.name?.value) || '';

interface Shown {
  resource: string;
  rows?: object[];
  answers?: Answers;
  /** Replaces the page of `rows`. */
  getList?: (resource: string, params: GetListParams) => Promise<object>;
}

const page = (rows: object[]) => ({ data: rows, total: rows.length });

/**
 * Renders a page in jsdom with rows of a list and fake answers; texts are their keys.
 * @returns the operations that the page sends, in order
 */
export const showPage = (
  element: ReactElement,
  { resource, rows = [], answers = {}, getList = async () => page(rows) }: Shown,
): Sent[] => {
  const sent: Sent[] = [];
  const send = async (document: DocumentNode, variables: Record<string, unknown>) => {
    const name = nameOf(document);
    sent.push({ name, variables });
    const answer = { SavedViews: () => ({ savedViews: { data: [] } }), ...answers }[name];
    if (!answer) throw new Error(`Nothing answers ${name}.`);
    return answer();
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = (
    <AdminContext
      dataProvider={{ ...testDataProvider(), getList, send } as never}
      i18nProvider={keys}
      queryClient={queryClient}
    >
      <ResourceContextProvider value={resource}>{element}</ResourceContextProvider>
      <Notification />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: shown }])} />);
  return sent;
};
