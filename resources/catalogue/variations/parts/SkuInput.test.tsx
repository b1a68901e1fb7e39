import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { SkuInput } from './SkuInput.tsx';

const asIs = {
  translate: (key: string, { sku, name }: Record<string, unknown> = {}) =>
    [key, sku, name].filter((part) => part !== undefined).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const stored = [
  { sku: 'ab-1', name: 'Tisch' },
  { sku: 'AB-2', name: 'Stuhl' },
];

const Form = ({ sku }: { sku: string }) => (
  <FormProvider {...useForm({ defaultValues: { sku } })}>
    <ResourceContextProvider value="products/variations">
      <SkuInput />
    </ResourceContextProvider>
  </FormProvider>
);

/** Renders the form of a variation with this article number; returns the queried numbers. */
const show = (sku: string) => {
  const asked: string[] = [];
  const send = async (_document: unknown, { sku: wanted }: { sku: string }) => {
    asked.push(wanted);
    const results = stored.filter(
      (each) => each.sku !== wanted && each.sku.toLowerCase() === wanted.toLowerCase(),
    );
    return { variations: { data: { results } } };
  };
  render(
    <CoreAdminContext dataProvider={{ ...testDataProvider(), send }} i18nProvider={asIs}>
      <Form sku={sku} />
    </CoreAdminContext>,
  );
  return asked;
};

const type = async (value: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(limits.searchDebounceMs));
  await act(() => vi.advanceTimersByTimeAsync(50));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('warns about a number that differs only in case, until it is changed', async () => {
  show('');
  await type('AB-1');
  expect(screen.getByRole('status').textContent).toBe('rules.skuCase ab-1 Tisch');
  await type('AB-12');
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not confuse the variation’s current number with another', async () => {
  const asked = show('AB-2');
  await type('ab-2');
  expect(asked).toEqual(['ab-2']);
  expect(screen.queryByRole('status')).toBeNull();
});

it('requests nothing without input', async () => {
  const asked = show('ab-2');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(asked).toEqual([]);
});
