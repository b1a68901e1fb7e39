import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { RecordHistory } from './RecordHistory.tsx';

const send = async () => ({ changes: { data: { results: [], total: 0 } } });

const Page = ({ id, version }: { id: string; version: number }) => (
  <CoreAdminContext dataProvider={{ ...testDataProvider(), send } as never}>
    <RecordContextProvider key={`${id} ${version}`} value={{ id, version, name: `Tag ${id}` }}>
      <RecordHistory entity="tag" fields={[]} />
    </RecordContextProvider>
  </CoreAdminContext>
);

it('stays open for another version of the record, but not for another record', async () => {
  const { rerender } = render(<Page id="1" version={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'history.title' }));
  await screen.findByRole('dialog');
  rerender(<Page id="1" version={2} />);
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(screen.getByText('Tag 1')).toBeDefined();

  rerender(<Page id="2" version={1} />);
  expect(screen.queryByText('Tag 1')).toBeNull();
  expect(screen.queryByText('Tag 2')).toBeNull();
  rerender(<Page id="1" version={2} />);
  expect(screen.queryByText('Tag 1')).toBeNull();
});
