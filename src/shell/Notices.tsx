import { useEffect, useState } from 'react';
import { onSessionChangedElsewhere, readSession, type Session } from '#providers/session.ts';
import { followOtherTabs } from '#providers/sessionEnd.ts';
import { watchDialogs } from '#providers/unsaved.ts';
import { Toasts } from '#ui/layout/Toasts.tsx';
import { SessionEnd } from './SessionEnd.tsx';

/** Whose pages these are; the session itself may end while they are shown. */
const useUser = (): Session['user'] | undefined => {
  const [user] = useState(() => readSession()?.user);
  const id = user?.id;
  useEffect(() => onSessionChangedElsewhere(() => followOtherTabs(id)), [id]);
  useEffect(watchDialogs, []);
  return user;
};

/** What is told beside every page. */
export const Notices = () => {
  const user = useUser();
  return (
    <>
      <Toasts />
      {user && <SessionEnd user={user} />}
    </>
  );
};
