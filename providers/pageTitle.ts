import { currentPortal } from './portal.ts';

/**
 * Sets the title of the window: the page's name before the word of the portal (specification 1), so
 * that tabs, the history and screen readers tell pages apart.
 */
export const setPageTitle = (name?: string | null): void => {
  const portal = currentPortal() === 'admin' ? 'Admin' : 'Partner';
  document.title = name ? `${name} – ${portal}` : portal;
};
