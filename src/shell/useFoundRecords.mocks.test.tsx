import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useFoundRecords } from './useFoundRecords.ts';

vi.mock('./useVisible.ts', async () => {
  const { defineResource } = await import('#providers/registry/definition.ts');
  const screens = async () => ({ screens: { operations: vi.fn(), views: {} } });
  const visible = Array.from({ length: 12 }, (_, n) =>
    defineResource({ name: `kind-${n}`, area: 'tags', search: { by: 'name' }, views: [], screens }),
  );
  return { useVisible: () => visible };
});

/** The searches that wait for an answer, and the most that did so at once. */
const searches = () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const getList = async (_: string, { filter }: { filter: { name: string } }) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      most = Math.max(most, waiting.length);
    });
    return { data: [{ id: 1, name: `found ${filter.name}` }], total: 1 };
  };
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { getList, answer, most: () => most, count: () => waiting.length };
};

const search = (getList: ReturnType<typeof searches>['getList'], text: string) => {
  const dataProvider = { ...testDataProvider(), getList } as never;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>,
        },
      ])}
    />
  );
  return renderHook(() => useFoundRecords(text), { wrapper });
};

it('sends a few searches at once, and finds the records of all kinds', async () => {
  const { getList, answer, most, count } = searches();
  const { result } = search(getList, 'sofa');
  for (let n = 0; n < 3; n += 1) {
    await waitFor(() => expect(count()).toBe(4));
    answer();
  }
  await waitFor(() => expect(result.current.records).toHaveLength(12));
  expect(most()).toBe(4);
});
