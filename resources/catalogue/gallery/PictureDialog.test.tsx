import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import PictureDialog from './PictureDialog.tsx';
import type { PictureRecord } from './record.generated.ts';

const asIs = {
  translate: (key: string, args: Record<string, unknown> = {}) =>
    [key, args.alt].filter((part) => part !== undefined).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const shown: PictureRecord = {
  id: '3',
  filename: 'a.webp',
  originName: 'Tisch.jpg',
  alt: 'Ein Tisch',
  bytes: 2000,
  width: 20,
  height: 10,
  useCount: 0,
  duplicates: 0,
  version: 1,
  createdAt: '2026-11-22T08:00:00Z',
  uses: [],
};

/** Changes the list's record as if another user had saved it. */
let change: (alt: string) => void;
const Shown = ({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) => {
  const [picture, setPicture] = useState(shown);
  change = (alt) => setPicture({ ...picture, alt, version: picture.version + 1 });
  return <PictureDialog picture={picture} onClose={onClose} onChanged={onChanged} />;
};

const show = () => {
  const [send, remove, onClose, onChanged] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const dialog = (
    <CoreAdminContext
      dataProvider={{ ...testDataProvider({ delete: remove }), send }}
      i18nProvider={asIs}
    >
      <Shown onClose={onClose} onChanged={onChanged} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: dialog }])} />);
  return { send, remove, onClose, onChanged };
};

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('shows a text saved by another user, and overwrites it only on the second save', async () => {
  const { send, onClose } = show();
  type('Ein Stuhl');
  send.mockRejectedValueOnce(new RequestError('error.CONFLICT', 'CONFLICT'));
  await press('form.save');
  act(() => change('Ein Hocker'));
  await screen.findByText('resources.gallery.conflict Ein Hocker');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ein Stuhl');
  expect(onClose).not.toHaveBeenCalled();
  send.mockResolvedValueOnce({});
  await press('form.save');
  expect(send.mock.calls.map(([, { input }]) => input)).toEqual([
    { alt: 'Ein Stuhl', present: 'Ein Tisch', version: 1 },
    { alt: 'Ein Stuhl', present: 'Ein Hocker', version: 2 },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before Escape discards input, and only then', async () => {
  const { onClose } = show();
  type('Ein Stuhl');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await press('form.leave.leave');
  expect(onClose).toHaveBeenCalledOnce();
});

it('deletes a picture that nothing shows, after a question', async () => {
  const { remove, onClose, onChanged } = show();
  remove.mockResolvedValue({ data: { id: '3' } });
  await press('resources.gallery.delete');
  expect(remove).not.toHaveBeenCalled();
  await press('confirm.yes');
  expect(remove.mock.calls[0]).toEqual(['gallery', { id: '3' }]);
  expect([onClose, onChanged].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
