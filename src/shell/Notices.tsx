import { useEffect, useState } from 'react';
import { onSessionChangedElsewhere, readSession, type Session } from '#providers/session.ts';
import { followOtherTabs } from '#providers/sessionEnd.ts';
import { watchDialogs } from '#providers/unsaved.ts';
import { Toasts } from './messages/Toasts.tsx';
import { SessionEnd } from './SessionEnd.tsx';

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
      {user && <SessionEnd user={user} />}
    </>
  );
};
