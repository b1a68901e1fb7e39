import { imageWidths, isImageName } from '#server/storage/images.ts';

/**
 * The file name of one of our images, from the address the application uses for it. The address is
 * only parsed: whatever it contains, nothing is fetched.
 * @param ownHosts for example `admin.example.com` or `localhost:3000`
 * @returns its name in the store; null for any other address
 */
export const filenameOf = (address: string, ownHosts: readonly string[]): string | null => {
  const [own = ''] = ownHosts;
  // browsers turn these into slashes or drop them, so the parsed address could differ
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
