import { lazy, Suspense } from 'react';
import type { Session } from '#providers/session.ts';
import { useIsSignInAsked } from '#providers/sessionEnd.ts';

const SessionEndDialog = lazy(() => import('./SessionEndDialog.tsx'));

/** Where the session of `user` has ended while something is unsaved. */
export const SessionEnd = ({ user }: { user: Session['user'] }) => {
  const isAsked = useIsSignInAsked();
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndDialog user={user} />
    </Suspense>
  );
};
