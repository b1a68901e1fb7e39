import { imageWidths, isImageName } from '#server/storage/images.ts';

/**
 * The picture that an address leads to: one of ours, by its path and host, as the application shows it.
 * The address is only read, never asked: whatever else it says, nothing is fetched from it.
 * @param ownHosts such as `admin.example.com` or `localhost:3000`
 * @returns its name in the store; null for any other address
 */
export const filenameOf = (address: string, ownHosts: readonly string[]): string | null => {
  const [own = ''] = ownHosts;
  // a browser takes these for slashes or leaves them out, so what is read may not be what is written
  if (/[\\\s]/.test(address) || !URL.canParse(address, `http://${own}`)) return null;
  const { protocol, host, username, password, pathname, search, hash } = new URL(
    address,
    `http://${own}`,
  );
  const isOurs = /^https?:$/.test(protocol) && ownHosts.includes(host) && !username && !password;
  if (!isOurs || hash) return null;
  const width = /^\?w=(\d+)$/.exec(search)?.[1];
  const isWidth = search === '' || imageWidths.some((each) => String(each) === width);
  const filename = /^\/images\/([^/]+)$/.exec(pathname)?.[1];
  return isWidth && filename !== undefined && isImageName(filename) ? filename : null;
};
