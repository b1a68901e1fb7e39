import { expect, test } from 'vitest';
import { planOf, type Region } from './tablePlan.ts';

const postcode = (value: string): Region => ({ type: 'postcode', value });
const munich = postcode('80');
const augsburg = postcode('86');
const bavaria: Region = { type: 'state', value: 'BY' };
const row = (region: Region, cost: string) => ({ region, cost });

const near = { id: '1', cost: '25.00', regions: [munich, augsburg] };
const far = { id: '2', cost: '60.00', regions: [bavaria] };
const unchanged = { deleted: [], changed: [], created: [] };

test('unchanged rows change nothing, in any order', () => {
  const rows = [row(bavaria, '60.00'), row(augsburg, '25.00'), row(munich, '25.00')];
  expect(planOf([near, far], rows)).toEqual(unchanged);
});

test('a region with another cost joins the regions with that cost', () => {
  const rows = [row(munich, '25.00'), row(augsburg, '60.00'), row(bavaria, '60.00')];
  expect(planOf([near, far], rows)).toEqual({
    ...unchanged,
    changed: [
      { ...near, regions: [munich] },
      { ...far, regions: [bavaria, augsburg] },
    ],
  });
});

test('a cost that changes for all of its regions stays one record', () => {
  const rows = [row(munich, '30.00'), row(augsburg, '30.00'), row(bavaria, '60.00')];
  expect(planOf([near, far], rows)).toEqual({
    ...unchanged,
    changed: [{ ...near, cost: '30.00' }],
  });
});

test('two costs can swap their regions', () => {
  const rows = [row(munich, '60.00'), row(augsburg, '60.00'), row(bavaria, '25.00')];
  expect(planOf([near, far], rows)).toEqual({
    ...unchanged,
    changed: [
      { ...near, regions: [bavaria] },
      { ...far, regions: [munich, augsburg] },
    ],
  });
});

test('creates records for splits and new rows, and deletes those without a row', () => {
  const rows = [row(munich, '25.00'), row(augsburg, '28.00'), row(postcode('87'), '0.00')];
  expect(planOf([near, far], rows)).toEqual({
    deleted: ['2'],
    changed: [{ ...near, regions: [munich] }],
    created: [
      { cost: '28.00', regions: [augsburg] },
      { cost: '0.00', regions: [postcode('87')] },
    ],
  });
});

test('records of one cost stay apart', () => {
  const twin = { ...far, cost: '25.00' };
  const rows = [row(munich, '25.00'), row(augsburg, '25.00'), row(bavaria, '25.00')];
  expect(planOf([near, twin], rows)).toEqual(unchanged);
});
