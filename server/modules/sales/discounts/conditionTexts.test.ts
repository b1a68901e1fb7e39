import { expect, test } from 'vitest';
import type { NamedConditions } from '#contract/cart/conditionSentences.ts';
import { discountConditions as german } from '#i18n/de/selling/discountConditions.ts';
import { conditionTexts } from './conditionTexts.ts';

const none: NamedConditions = {
  minValue: null,
  categories: [],
  tags: [],
  manufacturers: [],
  vendors: [],
  isForSomeShops: false,
  shops: [],
  isOncePerCustomer: false,
};

test('each condition is one sentence, in both languages', () => {
  const all = {
    minValue: '1500.00',
    categories: ['Betten', 'Sofas'],
    tags: ['Eiche'],
    manufacturers: ['Holz AG'],
    vendors: ['Möbel Meier'],
    isForSomeShops: true,
    shops: ['Laden'],
    isOncePerCustomer: true,
  };
  expect(conditionTexts(all, 'de')).toEqual([
    'Der Rabatt gilt nur für Produkte der Kategorien Betten und Sofas und ihrer Unterkategorien.',
    'Der Rabatt gilt nur für Produkte mit dem Schlagwort Eiche.',
    'Der Rabatt gilt nur für Produkte des Herstellers Holz AG.',
    'Der Rabatt gilt nur für Produkte des Verkäufers Möbel Meier.',
    'Die rabattierten Produkte müssen zusammen mindestens 1.500,00\u00a0€ kosten.',
    'Der Code gilt nur im Shop Laden.',
    'Jeder Kunde kann den Code nur für eine Bestellung verwenden.',
  ]);
  expect(conditionTexts(all, 'en').slice(4)).toEqual([
    'The discounted products must cost at least €1,500.00 in total.',
    'The code is valid only in the shop Laden.',
    'Each customer can use the code for one order only.',
  ]);
});

test('no condition is no sentence; shops without names are some shops; long lists are counted', () => {
  expect(conditionTexts(none, 'de')).toEqual([]);
  expect(conditionTexts({ ...none, isForSomeShops: true }, 'de')).toEqual([german.someShops]);
  const tags = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(conditionTexts({ ...none, tags }, 'en')).toEqual([
    'The discount applies only to products with one of the tags A, B, C, D, E and 2 more.',
  ]);
});
