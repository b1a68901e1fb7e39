import { Suspense, useEffect, useState } from 'react';
import { useRequestedProof } from '#providers/confirmIdentity.ts';
import { closeUndo, useUndoRequest } from '#providers/history/undoRequest.ts';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { onSessionChangedElsewhere, readSession, type Session } from '#providers/session.ts';
import { followOtherTabs, useIsSignInRequested } from '#providers/sessionEnd.ts';
import { watchDialogs } from '#providers/unsaved.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Toasts } from './messages/Toasts.tsx';

/** The user of these pages; kept after the session has ended. */
const useUser = (): Session['user'] | undefined => {
  const [user] = useState(() => readSession()?.user);
  const id = user?.id;
  useEffect(() => onSessionChangedElsewhere(() => followOtherTabs(id)), [id]);
  useEffect(watchDialogs, []);
  return user;
};

/** Notices that can appear on each page. */
export const Notices = () => {
  const user = useUser();
  return (
    <>
      <Toasts />
      {user && <Undo />}
      {user && <SessionEnd user={user} />}
      <IdentityQuestion />
    </>
  );
};

const UndoDialog = lazyPart(withMessages(() => import('#ui/history/UndoDialog.tsx')));

/** Shown when the user wants to undo a bulk change, wherever it is offered. */
const Undo = () => {
  const request = useUndoRequest();
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <UndoDialog key={request.id} request={request} onClose={closeUndo} />
    </Suspense>
  );
};

const SessionEndDialog = lazyPart(withMessages(() => import('./SessionEndDialog.tsx')));

/** Shown when the session of `user` has ended while there is unsaved input. */
const SessionEnd = ({ user }: { user: Session['user'] }) => {
  const isAsked = useIsSignInRequested();
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndDialog user={user} />
    </Suspense>
  );
};

const ConfirmIdentityDialog = lazyPart(withMessages(() => import('./ConfirmIdentityDialog.tsx')));

/** Shown while a call waits for a proof of identity. */
const IdentityQuestion = () => {
  const proof = useRequestedProof();
  if (!proof) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmIdentityDialog proof={proof} />
    </Suspense>
  );
};
