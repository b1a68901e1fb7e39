import { authorization } from '#providers/graphql/request.ts';

/**
 * Hands a file that needs the session to the browser, which saves it under the name the server gives
 * it, else under this one.
 * @throws when it is not there or the server cannot be reached
 */
export const download = async (address: string, name: string): Promise<void> => {
  const response = await fetch(address, { headers: authorization() });
  if (!response.ok) throw new Error(`${response.status}`);
  const object = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = object;
  link.download = nameIn(response.headers.get('content-disposition')) ?? name;
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(object), 60_000);
};

const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
};
