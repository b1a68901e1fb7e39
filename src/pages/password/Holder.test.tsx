import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passwords } from '#i18n/de/platform/passwords.ts';
import { signIn } from '#i18n/de/platform/signIn.ts';
import { hostileTexts, injected } from '#tests/support/hostileTexts.ts';
import { Holder } from './Holder.tsx';

it.each(hostileTexts)('shows %s as the text it is', (text) => {
  const holder = { name: text, email: `a${text}`, phone: `b${text}`, picture: `/images/${text}` };
  const { container } = render(<Holder messages={{ ...signIn, passwords }} holder={holder} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(`a${text}`)).toBeTruthy();
  expect(screen.getByText(`b${text}`)).toBeTruthy();
  expect(container.querySelectorAll(injected)).toHaveLength(0);
});
