import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Bars } from './Bars.tsx';

const series = [
  { name: 'Vollständig', colour: 'good' },
  { name: 'Unvollständig', colour: 'bad' },
] as const;
const rows = [
  { id: '1', label: 'Nordholz', values: [63, 37] },
  { id: '2', label: 'Lehm & Kalk', values: [5, 15] },
];

const widths = (isWhole: boolean) => {
  const { container } = render(
    <MemoryRouter>
      <Bars series={series} rows={rows} isWhole={isWhole} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('svg')].map((bar) =>
    [...bar.querySelectorAll('rect')].map((part) => getComputedStyle(part).width),
  );
};

it('fills each bar to its share', () => {
  expect(widths(true)).toEqual([
    ['63%', '37%'],
    ['25%', '75%'],
  ]);
});

it('scales numbers to the longest one', () => {
  expect(widths(false)).toEqual([
    ['63%', '37%'],
    ['5%', '15%'],
  ]);
});
