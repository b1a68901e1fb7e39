import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadedImage } from '#providers/uploads/uploadImage.ts';
import UploadDialog from './UploadDialog.tsx';

type Upload = (file: File) => Promise<UploadedImage>;
const uploadImage = vi.hoisted(() => vi.fn<Upload>());
vi.mock('#providers/uploads/uploadImage.ts', () => ({ uploadImage }));
vi.mock('#providers/uploads/digestOf.ts', () => ({ digestOf: async () => 'a'.repeat(64) }));

const texts = 'resources.gallery.upload';
const asIs = {
  translate: (key: string, args: Record<string, unknown> = {}) =>
    [key, args.name, args.done, args.count, args.smart_count]
      .filter((part) => part !== undefined)
      .join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

/** Replaces the preview worker; the test decides when it responds. */
class FakeWorker {
  static asked: { worker: FakeWorker; name: string }[] = [];
  onmessage: (event: { data: Blob | null }) => void = () => undefined;
  postMessage({ file }: { file: File }) {
    FakeWorker.asked.push({ worker: this, name: file.name });
  }
  terminate() {}
}

const answerPreview = () =>
  act(async () => FakeWorker.asked.at(-1)?.worker.onmessage({ data: new Blob(['small']) }));

beforeEach(() => {
  FakeWorker.asked = [];
  vi.stubGlobal('Worker', FakeWorker);
  URL.createObjectURL = vi.fn(() => 'blob:small');
  URL.revokeObjectURL = vi.fn();
  // jsdom has no layout, so mock the height of the list
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(420);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const variation = { id: '7', name: 'Tisch', sku: 'EK' };

interface Variables {
  names?: string[];
  input?: { pictures: { filename: string }[] };
  /** The files whose digests the client looks up before the upload. */
  pictures?: unknown[];
}

/** A file that the store already has. */
interface Known {
  filename: string | null;
  isThere: boolean;
}

/**
 * Opens the dialog with `count` files; the last one has no product. Records the pictures that were
 * attached to products.
 */
const showWith = async (count: number, isUnavailable = () => false, known: Known[] = []) => {
  const attached: string[] = [];
  const onClose = vi.fn();
  const send = async (_document: unknown, { names = [], input, pictures }: Variables) => {
    if (names.length > 0 && isUnavailable()) throw new Error('error.NETWORK');
    attached.push(...(input?.pictures ?? []).map(({ filename }) => filename));
    return {
      attachPictures: { known: [], failures: [] },
      knownPictures: { data: pictures ? known.splice(0, 1) : [] },
      matchPictures: {
        data: names.map((name) => ({
          name,
          imageCount: 0,
          variation: name === names.at(-1) ? null : variation,
        })),
      },
    };
  };
  const dataProvider = { ...testDataProvider(), send };
  const dialog = (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs}>
      <UploadDialog onClose={onClose} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: dialog }])} />);
  const files = Array.from({ length: count }, (_, place) => {
    return new File(['large'], `EK-${place}.jpg`, { type: 'image/jpeg' });
  });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('Nothing takes files.');
  await act(async () => fireEvent.change(input, { target: { files } }));
  if (!isUnavailable()) await screen.findByText(new RegExp(`${texts}.matched ${count - 1}`));
  return { attached, onClose };
};

const rows = () => screen.getAllByRole('listitem');
const start = () => screen.getByRole('button', { name: new RegExp(`^${texts}.start`) });

it('renders only the visible ones of 500 files, and decodes no picture on the page', async () => {
  await showWith(500);
  expect(rows().length).toBeLessThan(30);
  expect(document.querySelector('li img')).toBeNull();
  expect(FakeWorker.asked).toMatchObject([{ name: 'EK-0.jpg' }]);
  await answerPreview();
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('blob:small');
  expect(FakeWorker.asked.map(({ name }) => name)).toEqual(['EK-0.jpg', 'EK-1.jpg']);
});

it('leads to the files without a product', async () => {
  await showWith(40);
  fireEvent.click(screen.getByRole('button', { name: `${texts}.shown.unmatched 1` }));
  expect(rows()).toHaveLength(1);
  expect(within(rows()[0] as HTMLElement).getByText('EK-39.jpg')).toBeTruthy();
  expect(screen.getByRole('button', { name: `${texts}.shown.failed 0` })).toHaveProperty(
    'disabled',
    true,
  );
});

it('is stopped: uploads in progress are still attached, and the others can be sent later', async () => {
  const answers: ((name: string) => void)[] = [];
  uploadImage.mockImplementation(
    ({ name }) =>
      new Promise((resolve) => {
        answers.push((filename) => resolve({ filename, originName: name }));
      }),
  );
  const { attached } = await showWith(40);
  await act(async () => fireEvent.click(start()));
  fireEvent.click(screen.getByRole('button', { name: `${texts}.stop` }));
  expect(answers).toHaveLength(2);
  await act(async () => {
    for (const [place, answer] of answers.entries()) answer(`stored-${place}`);
  });
  await screen.findByText(`${texts}.progress 2 40`);
  expect(attached).toEqual(['stored-0', 'stored-1']);
  expect(uploadImage).toHaveBeenCalledTimes(2);
  expect(start()).toHaveProperty('disabled', false);
});

it('sends no files that are already stored, and stores none twice', async () => {
  uploadImage.mockReset().mockResolvedValue({ filename: 'sent', originName: '' });
  const { attached } = await showWith(3, undefined, [
    { filename: 'shown', isThere: true },
    { filename: 'left-behind', isThere: false },
    { filename: null, isThere: false },
  ]);
  await act(async () => fireEvent.click(start()));
  await screen.findByText(`${texts}.progress 3 3`);
  expect(screen.getAllByText(`${texts}.known`)).toHaveLength(1);
  expect(uploadImage).toHaveBeenCalledTimes(1);
  expect(attached.sort()).toEqual(['left-behind', 'sent']);
});

it('sends nothing until the files’ products are known', async () => {
  let isUnavailable = true;
  await showWith(3, () => isUnavailable);
  await screen.findByText(`${texts}.unchecked`);
  expect(start()).toHaveProperty('disabled', true);
  isUnavailable = false;
  fireEvent.click(screen.getByRole('button', { name: `${texts}.checkAgain` }));
  await screen.findByText(new RegExp(`${texts}.matched 2`));
  expect(screen.queryByText(`${texts}.unchecked`)).toBeNull();
  expect(start()).toHaveProperty('disabled', false);
});

it('asks before Escape discards a choice', async () => {
  const { onClose } = await showWith(3);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: `${texts}.discard.leave` }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks as well before Escape cancels running uploads', async () => {
  uploadImage.mockImplementation(() => new Promise(() => undefined));
  const { onClose } = await showWith(3);
  await act(async () => fireEvent.click(start()));
  await screen.findByRole('button', { name: `${texts}.stop` });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: `${texts}.discard.stay` }));
  expect(onClose).not.toHaveBeenCalled();
});

it('leads the keyboard to the next file after one was removed', async () => {
  await showWith(3);
  const removeOf = (place: number) =>
    screen.getByRole('button', { name: `images.remove EK-${place}.jpg` });
  removeOf(1).focus();
  fireEvent.click(removeOf(1));
  expect(document.activeElement).toBe(removeOf(2));
  fireEvent.click(removeOf(2));
  expect(document.activeElement).toBe(removeOf(0));
  fireEvent.click(removeOf(0));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'images.choose' }));
});
