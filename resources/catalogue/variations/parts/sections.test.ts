import { describe, expect, it } from 'vitest';
import type { FieldGroup } from './productFamily.ts';
import { changedSections, sectionsOf } from './sections.ts';

const groups = [
  { id: '7', name: 'Maße', fields: [{ source: 'inputs.7-3' }] },
] as unknown as FieldGroup[];
const sections = sectionsOf(groups, (section) => section);
const image = { filename: 'a.webp', originName: '', alt: '', main: true };
const before = {
  name: 'Fjord',
  price: '1299.00',
  tags: ['1', '2'],
  inputs: { '7-3': '12.5' },
  images: [image, { ...image, filename: 'b.webp', main: false }],
  general_images: false,
};
const changed = (values: object) =>
  changedSections(sections, { ...before, ...values }, before).map(({ id }) => id);

it('has one per group between the details and the images', () => {
  expect(sections.map(({ id }) => id)).toEqual(['info', 'details', 'group-7', 'images']);
});

describe('what has been changed', () => {
  it('is named by its section', () => {
    expect(changed({ name: 'Fjell' })).toEqual(['details']);
    expect(changed({ inputs: { '7-3': '13' }, general_images: true })).toEqual([
      'group-7',
      'images',
    ]);
    expect(changed({ images: [...before.images].reverse() })).toEqual(['images']);
    expect(changed({ images: [{ ...image, alt: 'von vorn' }, before.images[1]] })).toEqual([
      'images',
    ]);
  });

  it('is empty if only the spelling differs', () => {
    expect(changed({ price: '1299' })).toEqual([]);
    expect(changed({ tags: ['2', '1'] })).toEqual([]);
    expect(changed({ images: before.images.map((each) => ({ ...each, alt: ' ' })) })).toEqual([]);
  });

  it('a value that was typed and removed again does not count', () => {
    const empty = { ...before, inputs: { '7-3': '' } };
    expect(changedSections(sections, { ...before, inputs: { '7-3': null } }, empty)).toEqual([]);
    expect(changedSections(sections, { ...before, inputs: {} }, empty)).toEqual([]);
  });
});
