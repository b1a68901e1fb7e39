import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, Form, RecordContextProvider, testDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import { inRouter } from '#tests/support/inRouter.tsx';
import { expectEscapeCloses, expectQuestionAtEscape } from '#tests/support/leaving.ts';
import SuggestionDialog from './SuggestionDialog.tsx';

const asIs = {
  translate: (key: string, args: Record<string, unknown> = {}) =>
    [key, args.field ?? args.names ?? args.seconds].filter(Boolean).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const field = (name: string, type: 'text' | 'textarea') => ({
  group_id: '1',
  attr_id: name,
  source: `inputs.${name}`,
  name,
  unit: '',
  type,
  is_required: false,
  is_configurable: false,
  is_dropdown: false,
  mayChange: true,
  options: [],
});
const groups: FieldGroup[] = [
  { id: '1', name: 'Produktbeschreibung', fields: [field('Beschreibung', 'textarea')] },
  { id: '2', name: 'Material', fields: [field('Material', 'text')] },
];

const suggestion: Suggestion = {
  name: 'Sessel Fjord, Salbei',
  description: 'Weich <script>alert(1)</script>',
  materialType: 'Wolle',
  color: 'Salbei',
  pattern: '',
  tags: [{ id: '7', name: 'Wohnzimmer' }],
  unknownTags: ['Erfunden'],
  analyser: 'local',
  colors: [{ name: 'Salbei', hex: '#98a88d', share: 0.62 }],
};

const fetching = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetching.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const answer = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));

const record = {
  id: '3',
  name: 'Alter Name',
  tags: ['5'],
  inputs: { Beschreibung: 'Alt', Material: '' },
};

const Values = ({ onValues }: { onValues: (values: object) => void }) => {
  onValues({ ...useWatch(), isDirty: useFormContext().formState.isDirty });
  return null;
};

const show = () => {
  let values: object = {};
  const onClose = vi.fn();
  const names = new Map([['5', 'Alt']]);
  const dataProvider = testDataProvider({
    getMany: async (_, { ids }) =>
      ({ data: ids.map((id) => ({ id, name: names.get(String(id)) })) }) as never,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    inRouter(
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={asIs} queryClient={queryClient}>
        <RecordContextProvider value={record}>
          <Form>
            <Values
              onValues={(now) => {
                values = now;
              }}
            />
            <SuggestionDialog filenames={['a.webp', 'b.webp']} groups={groups} onClose={onClose} />
          </Form>
        </RecordContextProvider>
      </CoreAdminContext>,
    ),
  );
  return { values: () => values, onClose };
};

const box = (key: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: `imageAnalysis.take imageAnalysis.fields.${key}`,
  });
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'imageAnalysis.use' });

it('sends our own addresses, 1024 px wide, and shows every field next to its current value', async () => {
  fetching.mockReturnValue(answer({ data: suggestion }));
  const { values } = show();
  await screen.findByText('Salbei, 62 %');
  const [endpoint, { body } = {}] = fetching.mock.calls[0] ?? [];
  expect(endpoint).toBe('/ai-enhance/product-info-suggestion');
  expect(JSON.parse(String(body))).toEqual({
    images: ['a', 'b'].map((name) => `${location.origin}/images/${name}.webp?w=1024`),
    variation_id: '3',
  });
  const description = screen.getByRole('group', { name: 'imageAnalysis.fields.description' });
  expect(within(description).getByText('Alt')).toBeTruthy();
  // the description is plain text and must not be parsed as HTML
  expect(within(description).getByText(suggestion.description)).toBeTruthy();
  expect(document.querySelector('script')).toBeNull();
  const taken = ['name', 'description', 'materialType', 'tags'].map((key) => box(key).checked);
  expect(taken).toEqual([false, true, true, true]);
  // the checkbox is disabled if the family lacks the field
  expect([box('color').disabled, box('pattern').disabled]).toEqual([true, true]);
  expect(screen.getByText('imageAnalysis.unknownTags Erfunden')).toBeTruthy();
  expect(values()).toMatchObject({ ...record, isDirty: false });
});

it('adds only accepted suggestions to the form, as an edit', async () => {
  fetching.mockReturnValue(answer({ data: suggestion }));
  const { values, onClose } = show();
  await screen.findByText('Salbei, 62 %');
  fireEvent.click(box('name'));
  fireEvent.click(box('materialType'));
  fireEvent.click(use());
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(values()).toMatchObject({
      name: suggestion.name,
      tags: ['7'],
      inputs: { Beschreibung: suggestion.description, Material: '' },
      isDirty: true,
    }),
  );
});

it('keeps the existing tags on request', async () => {
  fetching.mockReturnValue(answer({ data: suggestion }));
  const { values } = show();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'imageAnalysis.keepTags' }));
  fireEvent.click(use());
  await waitFor(() => expect(values()).toMatchObject({ tags: ['5', '7'] }));
});

it('reports a failure, changes nothing, and retries', async () => {
  const error = {
    message: 'error.AI_TIMEOUT',
    msg: 'error.AI_TIMEOUT',
    extensions: { code: 'UNAVAILABLE', args: { seconds: 60 } },
  };
  fetching.mockReturnValueOnce(answer({ errors: [error] }, 503));
  fetching.mockReturnValueOnce(Promise.resolve(new Response('<html>', { status: 502 })));
  fetching.mockReturnValueOnce(answer({ data: suggestion }));
  const { values } = show();
  expect((await screen.findByRole('alert')).textContent).toContain('error.AI_TIMEOUT 60');
  const retry = screen.getByRole('button', { name: 'list.retry' });
  await waitFor(() => expect(document.activeElement).toBe(retry));
  fireEvent.click(retry);
  expect((await screen.findByText(/error\.NETWORK/)).textContent).toBeTruthy();
  expect(values()).toMatchObject({ ...record, isDirty: false });
  fireEvent.click(screen.getByRole('button', { name: 'list.retry' }));
  await screen.findByText('Salbei, 62 %');
  await waitFor(() => expect(document.activeElement).toBe(box('name')));
  expect(fetching).toHaveBeenCalledTimes(3);
});

it('asks before a changed selection is lost', async () => {
  fetching.mockReturnValue(answer({ data: suggestion }));
  const { onClose } = show();
  await screen.findByText('Salbei, 62 %');
  fireEvent.click(box('name'));
  await expectQuestionAtEscape(onClose);
});

it('closes at once after the selection was changed back', async () => {
  fetching.mockReturnValue(answer({ data: suggestion }));
  const { onClose } = show();
  await screen.findByText('Salbei, 62 %');
  fireEvent.click(box('materialType'));
  fireEvent.click(box('materialType'));
  expectEscapeCloses(onClose);
});
