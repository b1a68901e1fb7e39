import { expect, it } from 'vitest';
import { proposalFor, type VariedProduct } from './proposal.ts';

const product = {
  id: '1',
  name: 'Tisch Fjord',
  attributes: [
    {
      attr_id: '1',
      name: 'Holz',
      slug: 'holz',
      options: [
        { id: '10', name: 'Eiche' },
        { id: '11', name: 'Nussbaum' },
      ],
    },
    { attr_id: '2', name: 'Breite', slug: 'breite', options: [{ id: '20', name: '160 cm' }] },
  ],
  pattern: null,
} as VariedProduct;
const combination = [
  { attr_id: '2', option_id: '20' },
  { attr_id: '1', option_id: '11' },
];

it('is named by the default patterns before a generation, its options in the product’s order', () => {
  expect(proposalFor(product, combination, 1)).toEqual({
    name: 'Tisch Fjord, Nussbaum, 160 cm',
    slug: 'tisch-fjord-nussbaum-160-cm',
    sku: 'TISCH-FJORD-NUSSBAUM-160-CM',
    price: '',
    tags: [],
  });
});

it('is named like the last generation, and costs the surcharges of its own options', () => {
  const pattern = {
    name: '{product} in {holz}',
    slug: '{product}-{holz}',
    sku: 'TF-{number}',
    price: '499.00',
    surcharges: [
      { option_id: '11', amount: '-20.50' },
      { option_id: '10', amount: '80.00' },
    ],
    tags: ['7'],
    excluded: [],
  };
  expect(proposalFor({ ...product, pattern }, combination, 12)).toEqual({
    name: 'Tisch Fjord in Nussbaum',
    slug: 'tisch-fjord-nussbaum',
    sku: 'TF-12',
    price: '478.50',
    tags: ['7'],
  });
});
