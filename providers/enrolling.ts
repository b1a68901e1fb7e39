import { readSession, roleNamesOf, writeSession } from './session.ts';

/** The role of a session whose account must set up a second factor first. */
const enrolling = { id: '11', name: 'enrolling', value: 'Enrolling' };

export const isEnrolling = (): boolean => roleNamesOf(readSession()).includes(enrolling.name);

/** Stores whether the server requires the account to set up a second factor. */
export const setEnrolling = (isMissing: boolean): void => {
  const session = readSession();
  if (!session) return;
  const others = session.user.roles.filter(({ name }) => name !== enrolling.name);
  const roles = isMissing ? [...others, enrolling] : others;
  writeSession({ ...session, user: { ...session.user, roles } });
};
