import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { hostileTexts, injected } from '#tests/support/hostileTexts.ts';
import { SessionItem } from './SessionItem.tsx';

it.each(hostileTexts)('shows the address %s as the text it is', (text) => {
  const session = {
    id: '1',
    createdAt: '2026-11-21T10:00:00.000Z',
    lastUsedAt: '2026-11-21T11:00:00.000Z',
    address: text,
    browser: text,
    system: null,
    device: null,
    isCurrent: false,
  };
  const { container } = render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <SessionItem session={session} isEnding={false} onEnd={() => undefined} />
    </CoreAdminContext>,
  );
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(container.querySelectorAll(injected)).toHaveLength(0);
});
