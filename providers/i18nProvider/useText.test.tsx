import { renderHook } from '@testing-library/react';
import { I18nContextProvider, type I18nProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { MessageKey } from '#i18n/keys.ts';
import { useText } from './useText.ts';

const provider: I18nProvider = {
  translate: (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
  changeLocale: async () => undefined,
  getLocale: () => 'de',
};

const rendered = <Result,>(hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }) => (
      <I18nContextProvider value={provider}>{children}</I18nContextProvider>
    ),
  });

it('gives the text of a whole key, and of a key below a prefix', () => {
  expect(rendered(() => useText()).result.current('list.retry')).toBe('list.retry');
  const { result } = rendered(() => useText('resources.orders'));
  expect(result.current('fields.number')).toBe('resources.orders.fields.number');
  expect(result.current('name', 2)).toBe('resources.orders.name 2');
});

it('returns the same function while prefix and language stay', () => {
  const { result, rerender } = rendered(() => useText('resources.orders'));
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it('compiles with known keys alone', () => {
  const { result } = rendered(() => ({
    whole: useText(),
    below: useText('resources.orders'),
    // @ts-expect-error there is no such group
    unknown: useText('resources.order'),
  }));
  const { whole, below } = result.current;
  // @ts-expect-error a typo
  expect(whole('list.retri')).toBe('list.retri');
  // @ts-expect-error a group is not a text
  expect(whole('list')).toBe('list');
  // @ts-expect-error not in this group
  expect(below('fields.numbr')).toBe('resources.orders.fields.numbr');
  // the group of a computed key is checked
  expect(below(`states.${String('none')}`)).toBe('resources.orders.states.none');
  // @ts-expect-error there is no such group
  expect(below(`state.${String('none')}`)).toBe('resources.orders.state.none');
  // @ts-expect-error any string may be an unknown key
  expect(below(String('name'))).toBe('resources.orders.name');
  const known: MessageKey = 'ra.action.cancel';
  expect(whole(known)).toBe(known);
});
