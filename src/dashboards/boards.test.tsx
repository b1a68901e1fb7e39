import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import { NetworkBoard } from '#resources/people/network/parts/NetworkBoard.tsx';
import AssortmentBoard from '#resources/selling/vendorProducts/parts/AssortmentBoard.tsx';
import { showPage } from '#tests/support/shownList.tsx';

const counts = { connected: 2, invited: 0, received: 1, sent: 0, open: 1, isOpen: true };
const assortment = {
  pausedProducts: { data: { fromManufacturers: 3, fromSellers: 0 } },
  priceChanges: { data: { total: 0, results: [] } },
};

const boards: [string, ReactElement, string, () => unknown, RegExp][] = [
  [
    'network',
    <NetworkBoard key="network" />,
    'NetworkCounts',
    () => ({ answer: { data: counts } }),
    /network.board.open/,
  ],
  [
    'assortment',
    <AssortmentBoard key="assortment" />,
    'AssortmentBoard',
    () => assortment,
    /board.paused.manufacturer 3/,
  ],
];

describe.each(boards)('the board of the %s', (_, board, name, answer, shown) => {
  it('reports a loading error, and retries', async () => {
    let isBroken = true;
    const asked = () => {
      if (isBroken) throw new RequestError('error.INTERNAL', 'INTERNAL');
      return answer();
    };
    showPage(board, { resource: 'dashboard', answers: { [name]: asked } });
    expect(await screen.findByText('dashboard.failed')).toBeDefined();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'list.retry' }));
    expect(await screen.findByText(shown)).toBeDefined();
    expect(screen.queryByText('dashboard.failed')).toBeNull();
  });
});
