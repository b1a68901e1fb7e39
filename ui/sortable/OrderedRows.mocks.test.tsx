import { gql } from '@apollo/client/core';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ElementType } from 'react';
import {
  CoreAdminContext,
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  testDataProvider,
  useList,
  useNotificationContext,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createAuthProvider } from '#providers/authProvider/authProvider.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { PlaceField } from '#ui/list/PlaceField.tsx';
import { Table } from '#ui/list/Table.tsx';
import { ToolbarSlots } from '#ui/list/toolbarSlots.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { OrderedTable } from './OrderedTable.tsx';

const sorting = vi.hoisted(() => ({ end: (_: object): void => undefined }));

// jsdom has no layout, which the library needs to find positions
vi.mock('react-sortable-hoc', () => {
  const element = (Inner: ElementType) => Inner;
  return {
    SortableContainer: (Inner: ElementType) => (props: { onSortEnd: typeof sorting.end }) => {
      sorting.end = props.onSortEnd;
      return <Inner {...props} />;
    },
    SortableElement: element,
    SortableHandle: element,
  };
});

const order = gql`mutation OrderThings($items: [Item!]!) { orderThings(items: $items) { data } }`;
const rows = ['a', 'b'].map((id, sortIndex) => ({ id, name: id, sortIndex }));
const columns = [{ source: 'sortIndex', label: 'place', render: () => <PlaceField /> }];

const Notices = () =>
  useNotificationContext().notifications.map(({ message }) => (
    <p key={String(message)}>{message}</p>
  ));

it('moves nothing when the session has ended, and reports no error of its own', async () => {
  const ended = new RequestError('error.TOKEN_NOT_VALID', 'UNAUTHENTICATED');
  const logout = vi.fn(async () => false as const);
  const getList = vi.fn(() => Promise.reject(ended));
  const send = vi.fn();
  const queryClient = new QueryClient();
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  render(
    <CoreAdminContext
      dataProvider={{ ...testDataProvider(), getList, send } as never}
      authProvider={{ ...createAuthProvider(() => undefined), logout }}
      queryClient={queryClient}
    >
      <ResourceContextProvider value="things">
        <table>
          <OrderedRows
            {...{ rows, order, area: null }}
            columns={columns as never}
            selected={new Set()}
            onToggle={() => undefined}
          />
        </table>
      </ResourceContextProvider>
      <Notices />
    </CoreAdminContext>,
  );
  await act(async () => {
    sorting.end({ oldIndex: 0, newIndex: 1 });
    await vi.waitFor(() => expect(refreshed).toHaveBeenCalled(), 10_000);
    await vi.waitFor(() => expect(logout).toHaveBeenCalled(), 10_000);
    // TanStack Query notifies its observers in a later task
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  });
  expect(logout).toHaveBeenCalled();
  expect(screen.queryByText('error.INTERNAL')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

const Things = ({ isPlaceholderData }: { isPlaceholderData: boolean }) => {
  const list = useList({
    data: rows,
    resource: 'things',
    sort: { field: 'sortIndex', order: 'ASC' },
  });
  const value = { ...list, isPlaceholderData } as unknown as ListControllerResult;
  return (
    <ListContextProvider value={value}>
      <ToolbarSlots>
        <OrderedTable order={order}>
          <Table.Column source="name" />
          <Table.Column source="sortIndex">
            <PlaceField />
          </Table.Column>
        </OrderedTable>
      </ToolbarSlots>
    </ListContextProvider>
  );
};

const page = (isPlaceholderData: boolean) => (
  <CoreAdminContext dataProvider={testDataProvider()}>
    <ResourceContextProvider value="things">
      <Things isPlaceholderData={isPlaceholderData} />
    </ResourceContextProvider>
  </CoreAdminContext>
);

it('has its handles in the rows from the first moment on, so that no click meets a replaced row', async () => {
  const { rerender } = render(page(false));
  const row = await screen.findByText('a');
  expect(screen.getAllByRole('button', { name: /^sortable\./ })).toHaveLength(2);
  rerender(page(true));
  expect(screen.getByText('a')).toBe(row);
});
