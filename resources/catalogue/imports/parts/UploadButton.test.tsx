import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useNotificationContext } from 'react-admin';
import { createHashRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchedJobs } from '#providers/jobs/watchedJobs.ts';
import { UploadButton } from './UploadButton.tsx';

const texts = 'resources.products/imports';
const asIs = {
  translate: (key: string, args: Record<string, unknown> = {}) =>
    [key, args.percent, args.name].filter((part) => part !== undefined).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

/** Mocks the single running upload; the test sends its response. */
class FakeCall {
  static latest: FakeCall;
  address = '';
  body: FormData | undefined;
  upload: { onprogress?: (event: object) => void } = {};
  responseText = '';
  onload: () => void = () => undefined;
  constructor() {
    FakeCall.latest = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  abort() {}
  send(body: FormData) {
    this.body = body;
  }
  progress(loaded: number) {
    act(() => this.upload.onprogress?.({ lengthComputable: true, loaded, total: 200 }));
  }
  async answer(text: string) {
    this.responseText = text;
    await act(async () => this.onload());
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeCall);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const ShownToasts = () => {
  const { notifications } = useNotificationContext();
  return <output>{notifications.map(({ message }) => String(message)).join('|')}</output>;
};

const show = (availability: () => boolean) => {
  const asked = vi.fn();
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const send = async () => {
    asked();
    return { uploadAvalabilaty: availability() };
  };
  const dataProvider = { ...testDataProvider({ getList: getList as never }), send };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  const element = (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs} queryClient={queryClient}>
      <UploadButton />
      <ShownToasts />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createHashRouter([{ path: '*', element }])} />);
  return { asked };
};

const main = () => {
  // an open dialog hides the rest of the page from the accessibility tree
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { hidden: true });
  if (!button) throw new Error('There is no button.');
  return button;
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('shows “processing” while uploads are not possible, and checks every 10 s', async () => {
  vi.useFakeTimers();
  let isAvailable = false;
  const { asked } = show(() => isAvailable);
  await pass(0);
  expect([main().textContent, main().disabled]).toEqual(['uploadButton.processing', true]);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(9_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(main().disabled).toBe(true);
  isAvailable = true;
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect([main().textContent, main().disabled]).toEqual(['uploadButton.upload', false]);
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

const choose = async (name: string) => {
  fireEvent.click(main());
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector('input[type=file]');
  if (!input) throw new Error('There is no input for a file.');
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
};
const begin = async (name: string) => {
  await choose(name);
  fireEvent.click(await screen.findByRole('button', { name: `${texts}.dialog.runCheck` }));
};

it("shows the upload's progress; a failure shows the server's message and resets it", async () => {
  show(() => true);
  await begin('stühle.xlsx');
  await waitFor(() => expect(FakeCall.latest.body).toBeDefined());
  const call = FakeCall.latest;
  expect(call.address).toBe('/products?dryRun=true');
  expect(call.body?.get('file')).toMatchObject({ name: 'stühle.xlsx' });
  call.progress(85);
  expect([main().textContent, main().disabled]).toEqual(['uploadButton.percent 42', false]);
  call.progress(200);
  expect([main().textContent, main().disabled]).toEqual(['uploadButton.processing', true]);
  await call.answer('{"errors":[{"message":"x","msg":"error.WORKBOOK_MACROS"}]}');
  expect((await screen.findByRole('alert')).textContent).toBe('error.WORKBOOK_MACROS');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('error.WORKBOOK_MACROS');
  expect([main().textContent, main().disabled]).toEqual(['uploadButton.upload', false]);
  expect(screen.queryByText('stühle.xlsx')).toBeNull();
  expect(watchedJobs.get()).toEqual([]);
});

it('says what to do if the server gives no message', async () => {
  show(() => true);
  await begin('stühle.xlsx');
  await waitFor(() => expect(FakeCall.latest.body).toBeDefined());
  await FakeCall.latest.answer('<h1>502 Bad Gateway</h1>');
  expect((await screen.findByRole('alert')).textContent).toBe(`${texts}.notUploaded`);
});

it('leads to the result', async () => {
  show(() => true);
  await begin('stühle.xlsx');
  await waitFor(() => expect(FakeCall.latest.body).toBeDefined());
  await FakeCall.latest.answer('{"data":{"id":"5","state":"reading","job":{"id":"12"}}}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe(`${texts}.uploaded`);
  expect(watchedJobs.get()).toEqual(['12']);
  expect(window.location.hash).toContain('products/imports/5');
});

it('accepts only one workbook', async () => {
  show(() => true);
  await choose('stühle.csv');
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${texts}.dialog.notWorkbook stühle.csv`,
  );
  const run = screen.getByRole<HTMLButtonElement>('button', { name: `${texts}.dialog.runCheck` });
  expect(run.disabled).toBe(true);
});
