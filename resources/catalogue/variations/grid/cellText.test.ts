import { expect, it } from 'vitest';
import { textOf, valueFrom } from './cellText.ts';

const german = { locale: 'de', statuses: { 1: 'Veröffentlicht', 2: 'Entwurf' } } as const;
const english = { locale: 'en', statuses: { 1: 'Published', 2: 'Draft' } } as const;

it('reads and shows amounts in the language', () => {
  expect(valueFrom('price', '1.299,00', german)).toBe('1299.00');
  expect(valueFrom('price', '1,299.00', english)).toBe('1299.00');
  expect(valueFrom('price', 'viel', german)).toBe('viel');
  expect(textOf('price', '1299.00', german)).toBe('1.299,00');
  expect(textOf('price', 'viel', german)).toBe('viel');
});

it('reads a state by its name or its code', () => {
  expect(valueFrom('status', ' veröffentlicht ', german)).toBe('1');
  expect(valueFrom('status', 'Draft', english)).toBe('2');
  expect(valueFrom('status', '2', german)).toBe('2');
  expect(valueFrom('status', 'fertig', german)).toBe('fertig');
  expect(textOf('status', '2', german)).toBe('Entwurf');
});
