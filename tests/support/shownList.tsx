import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { DocumentNode } from 'graphql';
import type { ReactElement } from 'react';
import { AdminContext, Notification, ResourceContextProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';

interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

/** By the names of operations: what is answered, or how it fails. */
type Answers = Record<string, () => unknown>;

const keys = {
  translate: (key: string, { smart_count, name }: { smart_count?: number; name?: string } = {}) =>
    [key, smart_count, name].filter((part) => part !== undefined).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const nameOf = ({ definitions: [operation] }: DocumentNode): string =>
  (operation && 'name' in operation && operation.name?.value) || '';

/**
 * Shows a page in jsdom, over rows of a list and made-up answers; texts are their keys.
 * @returns the operations that it sends, in their order
 */
export const showPage = (
  page: ReactElement,
  { resource, rows = [], answers }: { resource: string; rows?: object[]; answers: Answers },
): Sent[] => {
  const sent: Sent[] = [];
  const send = async (document: DocumentNode, variables: Record<string, unknown>) => {
    const name = nameOf(document);
    sent.push({ name, variables });
    const answer = { SavedViews: () => ({ savedViews: { data: [] } }), ...answers }[name];
    if (!answer) throw new Error(`Nothing answers ${name}.`);
    return answer();
  };
  const getList = async () => ({ data: rows, total: rows.length });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <AdminContext
      dataProvider={{ ...testDataProvider(), getList, send } as never}
      i18nProvider={keys}
      queryClient={queryClient}
    >
      <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      <Notification />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return sent;
};
