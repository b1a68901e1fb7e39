import { render, screen } from '@testing-library/react';
import { ListContext } from 'react-admin';
import { expect, it } from 'vitest';
import { inRouter } from '#tests/support/inRouter.tsx';
import { CountTabs } from './CountTabs.tsx';

const list = { filterValues: {}, setFilters: () => undefined };

it.each([
  [0, '0'],
  [10_000, '10.000'],
  [10_001, '10.000+'],
  [undefined, ''],
])('of %s records a tab shows "%s"', (count, shown) => {
  render(
    inRouter(
      <ListContext.Provider value={list as never}>
        <CountTabs label="Products" tabs={[{ id: 'all', title: 'All', count }]} />
      </ListContext.Provider>,
    ),
  );
  expect(screen.getByRole('tab').textContent).toBe(`All ${shown}`);
});
