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

/**
 * Renders a page in jsdom with rows of a list and fake answers; texts are their keys.
 * @returns the operations that the page sends, in order
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
