import { readSession, roleNamesOf, writeSession } from './session.ts';

/** The role of a session whose account lacks a second factor that is required. */
const enrolling = { id: '11', name: 'enrolling', value: 'Enrolling' };

export const isEnrolling = (): boolean => roleNamesOf(readSession()).includes(enrolling.name);

/** Notes what the server has told: that a second factor is missing, or that there is one now. */
export const setEnrolling = (isMissing: boolean): void => {
  const session = readSession();
  if (!session) return;
  const others = session.user.roles.filter(({ name }) => name !== enrolling.name);
  const roles = isMissing ? [...others, enrolling] : others;
  writeSession({ ...session, user: { ...session.user, roles } });
};
