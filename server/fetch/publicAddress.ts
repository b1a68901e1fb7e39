import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses; others are for private networks. */
const internet6 = ipaddr.parseCIDR('2000::/3');

/** Available only from machines in the cloud, although the range is public. */
const metadata = new Set(['168.63.129.16']);

/**
 * Whether an address belongs to a public host: not loopback, private, link-local (which includes
 * metadata services), carrier-grade NAT, NAT64, tunnels, multicast or reserved ranges. An IPv4
 * address written as IPv6 counts as IPv4.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!isIP(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' ? !metadata.has(address.toString()) : address.match(internet6);
};
