import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import {
  CoreAdminContext,
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  testDataProvider,
  useList,
  useListContext,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { density } from '#providers/preferences.ts';
import { BulkBar } from './BulkBar.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { Table } from './Table.tsx';
import { ToolbarSlots } from './toolbarSlots.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: `Row ${id}`, size: 7000 }));

interface Props {
  /** The list's state while it has no rows. */
  state?: Partial<ListControllerResult>;
  children: ReactNode;
}

const Things = (props: Props) => (
  <CoreAdminContext dataProvider={testDataProvider()}>
    <ResourceContextProvider value="things">
      <List {...props} />
    </ResourceContextProvider>
  </CoreAdminContext>
);

const List = ({ state, children }: Props) => {
  const list = useList({ data: rows, resource: 'things' });
  return (
    <ListContextProvider value={{ ...list, ...state } as unknown as ListControllerResult}>
      <ToolbarSlots>
        <ListToolbar />
        {children}
      </ToolbarSlots>
    </ListContextProvider>
  );
};

const rendered = vi.fn();
const table = (
  <Table bulkBar={<span />}>
    <Table.Column
      source="name"
      render={({ name }: { name: string }) => {
        rendered(name);
        return name;
      }}
    />
    <Table.Column source="size" align="right" />
  </Table>
);

const box = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement).getByRole('checkbox');
const checked = () =>
  screen
    .getAllByRole('checkbox')
    .slice(1)
    .map((input) => (input as HTMLInputElement).checked);

beforeEach(() => {
  localStorage.clear();
  rendered.mockClear();
});

it('exposes the number of rows and the index of each', () => {
  render(<Things>{table}</Things>);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('6');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Row a' })).toBeTruthy();
});

it('formats numbers for the language', () => {
  render(<Things>{table}</Things>);
  expect(screen.getAllByRole('cell', { name: '7.000' })).toHaveLength(rows.length);
});

it('shows its columns and its tools while it waits for rows', () => {
  render(<Things state={{ isPending: true, data: undefined }}>{table}</Things>);
  const waiting = screen.getByRole('status', { name: 'list.loading' });
  expect(waiting.textContent).toContain('resources.things.fields.name');
  expect(waiting.textContent).toContain('resources.things.fields.size');
  expect(screen.getByRole('button', { name: 'list.columns' })).toBeTruthy();
  expect(screen.queryByRole('row')).toBeNull();
});

it('marks previous rows as outdated, and neither counts nor selects them', () => {
  const things = (state: Partial<ListControllerResult>) => <Things state={state}>{table}</Things>;
  const { rerender } = render(things({}));
  const region = screen.getByRole('region');
  expect(region.getAttribute('aria-busy')).toBeNull();
  expect(screen.getByText('list.results')).toBeTruthy();

  // another page of the same matches leaves the count unchanged
  rerender(things({ isPlaceholderData: true }));
  expect(region.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('list.results')).toBeTruthy();

  rerender(things({ isPlaceholderData: true, filterValues: { name: 'x' } }));
  expect(screen.queryByText('list.results')).toBeNull();
  act(() => box(1).click());
  act(() => box(0).click());
  expect(checked()).toEqual([false, false, false, false, false]);
});

it('has no pages if nothing could be read', () => {
  const failed = { error: new Error('down'), data: undefined } as Partial<ListControllerResult>;
  const { container } = render(
    <Things state={failed}>
      <ListPagination />
    </Things>,
  );
  expect(container.querySelector('.MuiTablePagination-root')).toBeNull();
});

it('renders only the row that is selected', () => {
  render(<Things>{table}</Things>);
  rendered.mockClear();
  fireEvent.click(box(2));
  expect(rendered.mock.calls).toEqual([['Row b']]);
});

it('selects up to the row clicked with the shift key', () => {
  render(<Things>{table}</Things>);
  fireEvent.click(box(2));
  fireEvent.click(box(4), { shiftKey: true });
  expect(checked()).toEqual([false, true, true, true, false]);
});

it('selects the page, or none of it, and shows when only some are', () => {
  render(<Things>{table}</Things>);
  fireEvent.click(box(1));
  expect((box(0) as HTMLInputElement).indeterminate).toBe(true);
  fireEvent.click(box(0));
  expect(checked()).toEqual([true, true, true, true, true]);
  expect((box(0) as HTMLInputElement).indeterminate).toBe(false);
  fireEvent.click(box(0));
  expect(checked()).toEqual([false, false, false, false, false]);
});

it('announces and changes the sort', () => {
  render(<Things>{table}</Things>);
  const sorts = () =>
    screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
  const [, size] = screen.getAllByRole('columnheader');
  fireEvent.click(within(size as HTMLElement).getByRole('button'));
  expect(sorts()).toEqual(['none', 'ascending']);
  fireEvent.click(within(size as HTMLElement).getByRole('button'));
  expect(sorts()).toEqual(['none', 'descending']);
});

it('hides a column, remembers it, and shows all again', async () => {
  render(<Things>{table}</Things>);
  fireEvent.click(screen.getByRole('button', { name: 'list.columns' }));
  const choices = await screen.findAllByRole('menuitemcheckbox');
  expect(choices).toHaveLength(1);
  fireEvent.click(choices[0] as HTMLElement);
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(1);
  expect(localStorage.getItem('atrium.list.things')).toBe('{"changed":["size"]}');
  fireEvent.click(screen.getByRole('menuitem', { name: 'list.resetColumns' }));
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(2);
});

it('has the density that the browser remembers', async () => {
  render(<Things>{table}</Things>);
  expect(screen.getByRole('region').dataset.density).toBe('comfortable');
  fireEvent.click(screen.getByRole('button', { name: 'list.densities.compact' }));
  await waitFor(() => expect(screen.getByRole('region').dataset.density).toBe('compact'));
  expect(localStorage.getItem('atrium.density')).toBe('compact');
  act(() => density.set('comfortable'));
});

/** Deletes the selection after confirmation. */
const Deletion = () => {
  const { onUnselectItems } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    onUnselectItems();
    setAsking(false);
  };
  return (
    <>
      <BulkBar label="selected">
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
      </BulkBar>
      {isAsking && (
        <div role="dialog">
          <button type="button" onClick={confirm}>
            Yes
          </button>
        </div>
      )}
    </>
  );
};

describe('the focus, when the toolbar of a selection disappears,', () => {
  const press = (element: HTMLElement) => {
    element.focus();
    fireEvent.click(element);
  };
  const pressButton = (name: string) => press(screen.getByRole('button', { name }));

  beforeEach(() => {
    render(
      <Things>
        <Table bulkBar={<Deletion />}>
          <Table.Column source="name" />
        </Table>
      </Things>,
    );
    press(box(1));
  });

  it('moves to the head of the list after the toolbar’s own button', () => {
    pressButton('list.clearSelection');
    expect(document.activeElement).toBe(box(0));
  });

  it('moves to the head of the list after a dialog that the toolbar opened', () => {
    pressButton('Delete');
    pressButton('Yes');
    expect(document.activeElement).toBe(box(0));
  });

  it('stays at the row whose box was unticked', () => {
    press(box(1));
    expect(document.activeElement).toBe(box(1));
  });
});
