import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All addresses of the internet in version 6; what lies outside is for networks of one's own. */
const internet6 = ipaddr.parseCIDR('2000::/3');

/** Reached from machines of clouds only, though the range is a public one. */
const metadata = new Set(['168.63.129.16']);

/**
 * Whether an address belongs to a host of the internet: none of loopback, private, link-local
 * (metadata services, too), carrier-grade NAT, NAT64, tunnels, multicast and reserved ranges. An
 * address of version 4 written in version 6 counts as the former.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!isIP(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' ? !metadata.has(address.toString()) : address.match(internet6);
};
