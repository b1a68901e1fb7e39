import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadedImage } from '#providers/uploads/uploadImage.ts';
import UploadDialog from './UploadDialog.tsx';

type Upload = (file: File) => Promise<UploadedImage>;
const uploadImage = vi.hoisted(() => vi.fn<Upload>());
vi.mock('#providers/uploads/uploadImage.ts', () => ({ uploadImage }));

const texts = 'resources.gallery.upload';
const asIs = {
  translate: (key: string, args: Record<string, unknown> = {}) =>
    [key, args.name, args.done, args.count, args.smart_count]
      .filter((part) => part !== undefined)
      .join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

/** The worker that makes previews; answers when it is told to. */
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
  // jsdom lays nothing out: as tall as the list is in a browser
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
}

/** The dialog with so many files; the last of them has no product. Answers what products were given. */
const showWith = async (count: number) => {
  const attached: string[] = [];
  const send = async (_document: unknown, { names = [], input }: Variables) => {
    attached.push(...(input?.pictures ?? []).map(({ filename }) => filename));
    return {
      attachPictures: { failures: [] },
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
  render(
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs}>
      <UploadDialog onClose={() => undefined} />
    </CoreAdminContext>,
  );
  const files = Array.from({ length: count }, (_, place) => {
    return new File(['large'], `EK-${place}.jpg`, { type: 'image/jpeg' });
  });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('Nothing takes files.');
  await act(async () => fireEvent.change(input, { target: { files } }));
  await screen.findByText(new RegExp(`${texts}.matched ${count - 1}`));
  return { attached };
};

const rows = () => screen.getAllByRole('listitem');

it('renders those of 500 files that are in view, and has no picture of them unfolded by the page', async () => {
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

it('is stopped: what is on its way is still shown by its product, and the others can be sent later', async () => {
  const answers: ((name: string) => void)[] = [];
  uploadImage.mockImplementation(
    ({ name }) =>
      new Promise((resolve) => {
        answers.push((filename) => resolve({ filename, originName: name }));
      }),
  );
  const { attached } = await showWith(40);
  const start = () => screen.getByRole('button', { name: new RegExp(`^${texts}.start`) });
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
