import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { messages } from '#i18n/de/messages.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { GenerationActions } from './GenerationActions.tsx';
import { GenerationPreview } from './GenerationPreview.tsx';
import type { Preview } from './usePreview.ts';

const texts = messages.resources['products/parents'].generate;

const german = {
  translate: (key: string, { smart_count = 1, ...args }: Record<string, unknown> = {}) => {
    const found = key.split('.').reduce<unknown>((at, part) => (at as never)?.[part], messages);
    const forms = String(found ?? key).split(' |||| ');
    const form = forms[smart_count === 1 ? 0 : forms.length - 1] ?? key;
    return form.replace(/%\{(\w+)\}/g, (_, name) => String(args[name] ?? ''));
  },
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const nothing: Preview = {
  combinations: 4,
  isTooMany: false,
  isIncomplete: false,
  data: undefined,
  error: null,
  isStale: false,
  refetch: () => undefined,
};

const InForm = ({ children }: { children: ReactNode }) => (
  <FormProvider {...useForm()}>{children}</FormProvider>
);

const show = (preview: Partial<Preview>) =>
  render(
    <I18nContextProvider value={german}>
      <InForm>
        <GenerationPreview preview={{ ...nothing, ...preview }} page={0} onPage={() => undefined} />
        <GenerationActions preview={{ ...nothing, ...preview }} />
      </InForm>
    </I18nContextProvider>,
  );

const submit = () => {
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  return buttons.at(-1) as HTMLButtonElement;
};

const resultOf = (more: object) =>
  ({
    data: {
      combinations: 4,
      created: 3,
      existing: 0,
      excluded: 1,
      failed: 0,
      results: [],
      ...more,
    },
  }) as Partial<Preview>;

it('rejects 10,000,000 with the count, as the language writes it', () => {
  show({ combinations: 10_000_000, isTooMany: true, isIncomplete: true });
  expect(screen.getByRole('alert').textContent).toMatch(/^10\.000\.000 .* höchstens 10\.000 /);
  expect(submit().disabled).toBe(true);
});

it('says how many will be created', () => {
  show(resultOf({}));
  expect(screen.getByRole('status').textContent).toBe('4 Kombinationen: 3 neu, 1 ausgelassen');
  expect(submit().textContent).toBe('3 Variationen erzeugen');
  expect(submit().disabled).toBe(false);
});

it('waits for the current input, and does nothing if all variations exist', () => {
  const { unmount } = show({ ...resultOf({}), isStale: true });
  expect(submit().disabled).toBe(true);
  unmount();
  show(resultOf({ created: 0, existing: 4, excluded: 0 }));
  expect(submit().textContent).toBe(texts.nothing);
  expect(submit().disabled).toBe(true);
});

it('leads to the fields that the API rejects', () => {
  const error = new RequestError('error.INVALID', 'INVALID', { errors: { price: 'rules.price' } });
  show({ error });
  expect(screen.getByRole('alert').textContent).toBe(texts.rules);
});
