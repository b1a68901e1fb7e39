import { fireEvent, render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  testDataProvider,
  useList,
} from 'ra-core';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BulkBar } from './BulkBar.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { Table } from './Table.tsx';
import { ToolbarSlots } from './toolbarSlots.tsx';

const rows = ['a', 'b'].map((id) => ({ id, name: `Row ${id}` }));

const List = () => {
  const list = useList({ data: rows, resource: 'things' });
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    list.onUnselectItems();
    setAsking(false);
  };
  return (
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <ToolbarSlots>
        <ListToolbar />
        <Table
          bulkBar={
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
          }
        >
          <Table.Column source="name" />
        </Table>
      </ToolbarSlots>
    </ListContextProvider>
  );
};

const show = () =>
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value="things">
        <List />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

describe('when the toolbar of a selection goes, the keyboard goes on at the head of the list', () => {
  it('after its own button for none', () => {
    show();
    press(boxes()[1] as HTMLElement);
    press(screen.getByRole('button', { name: 'list.clearSelection' }));
    expect(document.activeElement).toBe(boxes()[0]);
  });

  it('after a dialog that it opened', () => {
    show();
    press(boxes()[1] as HTMLElement);
    press(screen.getByRole('button', { name: 'Delete' }));
    press(screen.getByRole('button', { name: 'Yes' }));
    expect(document.activeElement).toBe(boxes()[0]);
  });

  it('but stays at the row whose box was unticked', () => {
    show();
    press(boxes()[1] as HTMLElement);
    press(boxes()[1] as HTMLElement);
    expect(document.activeElement).toBe(boxes()[1]);
  });
});
