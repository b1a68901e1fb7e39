import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { listQuery, withCounted } from '#providers/dataProvider/operations.ts';
import { showPage } from '#tests/support/shownList.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ListPage } from './ListPage.tsx';
import { SearchFilter } from './SearchFilter.tsx';
import { Table } from './Table.tsx';

const most = limits.countedTotal;

/** Shows a list with as many matches; returns how far each request has them counted. */
const showList = (matches: number) => {
  const asked: unknown[] = [];
  const getList = async (_: string, params: GetListParams) => {
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
    const { countUpTo } = listQuery(params);
    asked.push(countUpTo);
    const data = Array.from(
      { length: Math.min(perPage, matches - (page - 1) * perPage) },
      (_, n) => ({
        id: `${(page - 1) * perPage + n + 1}`,
        name: 'Row',
      }),
    );
    return withCounted({ data, total: Math.min(matches, (countUpTo ?? matches) + 1) }, params);
  };
  const bulkBar = (
    <BulkBar label="selected">
      <span />
    </BulkBar>
  );
  showPage(
    <ListPage sort={{ field: 'id', order: 'ASC' }} filters={<SearchFilter source="name" />}>
      <Table bulkBar={bulkBar}>
        <Table.Column source="name" />
      </Table>
    </ListPage>,
    { resource: 'things', getList },
  );
  return asked;
};

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  found.focus();
  fireEvent.click(found);
};
const pageNumbers = () =>
  within(screen.getByRole('navigation', { name: 'list.pages' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it.each([most - 1, most])('a list of %i matches has its number', async (matches) => {
  const asked = showList(matches);
  expect(await screen.findByText(`list.results ${matches}`)).toBeDefined();
  expect(screen.queryByText('list.countExactly')).toBeNull();
  expect(screen.getByText('ra.navigation.page_range_info')).toBeDefined();
  expect(pageNumbers()).toContain('1000');
  expect(asked).toEqual([most]);
});

describe('a list of more matches than it counts', () => {
  it('says so, and neither names a last page nor ends at it', async () => {
    showList(most + 1);
    expect(await screen.findByText('list.moreResults')).toBeDefined();
    expect(screen.getByText('list.rangeOfMore')).toBeDefined();
    expect(pageNumbers()).toEqual(['1', '2', '3', '4', '5']);
    const next = await button('ra.navigation.next');
    expect((next as HTMLButtonElement).disabled).toBe(false);
  });

  it('counts exactly on demand, keeps the focus, and only these filters', async () => {
    const asked = showList(most + 2345);
    await press('list.countExactly');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'list.moreResults' }));
    expect(await screen.findByText('list.results 12345')).toBeDefined();
    expect(screen.queryByText('list.countExactly')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'list.results 12345' }));
    expect(pageNumbers()).toContain('1235');
    expect(asked).toEqual([most, undefined]);
    fireEvent.click(await button('ra.navigation.next'));
    await waitFor(() => expect(asked).toEqual([most, undefined, undefined]));
    fireEvent.change(screen.getByRole('textbox', { name: 'resources.things.search' }), {
      target: { value: 'x' },
    });
    expect(await screen.findByText('list.moreResults')).toBeDefined();
    expect(asked).toEqual([most, undefined, undefined, most]);
  });

  it('counts them before all are selected, so that dialogs name their number', async () => {
    const asked = showList(most + 2345);
    fireEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
    expect(await screen.findByRole('toolbar', { name: 'selected 1' })).toBeDefined();
    await press('list.selectAllMatching');
    expect(document.activeElement).toBe(screen.getByRole('toolbar', { name: 'selected 1' }));
    expect(screen.getByRole('button', { name: 'list.counting' })).toBeDefined();
    expect(await screen.findByRole('toolbar', { name: 'selected 12345' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('toolbar'));
    expect(asked).toEqual([most, undefined]);
  });
});
