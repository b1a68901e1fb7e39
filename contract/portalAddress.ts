import { type Portal, portalOfHost, portalSubdomain } from './portal.ts';

/**
 * The same page at another portal; null if the page already belongs to that portal, or if the host
 * name does not determine the other portals' addresses.
 */
export const addressAtPortal = (address: string, portal: Portal): string | null => {
  const url = new URL(address);
  const [first = '', ...others] = url.hostname.split('.');
  if (portalOfHost(url.hostname) === portal) return null;
  const isPortal = Object.values(portalSubdomain).includes(first.toLowerCase());
  if (!isPortal && url.hostname !== 'localhost') return null;
  url.hostname = [portalSubdomain[portal], ...(isPortal ? others : [url.hostname])].join('.');
  return url.href;
};
