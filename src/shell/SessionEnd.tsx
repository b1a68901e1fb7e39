import { Suspense } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import type { Session } from '#providers/session.ts';
import { useIsSignInAsked } from '#providers/sessionEnd.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const SessionEndDialog = lazyPart(withMessages(() => import('./SessionEndDialog.tsx')));

/** Shown when the session of `user` has ended while there is unsaved input. */
export const SessionEnd = ({ user }: { user: Session['user'] }) => {
  const isAsked = useIsSignInAsked();
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndDialog user={user} />
    </Suspense>
  );
};
