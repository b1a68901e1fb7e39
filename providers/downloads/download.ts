import { authorization } from '#providers/graphql/request.ts';

/**
 * Downloads a file that requires the session. The browser saves it under the server's name for it,
 * or else under `name`.
 * @throws when the file does not exist or the server is unreachable
 */
export const download = async (address: string, name: string): Promise<void> => {
  const response = await fetch(address, { headers: authorization() });
  if (!response.ok) throw new Error(`${response.status}`);
  saveAs(nameIn(response.headers.get('content-disposition')) ?? name, await response.blob());
};

/** Has the browser save a file. */
export const saveAs = (name: string, content: Blob): void => {
  const object = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = object;
  link.download = name;
  link.click();
  // by then the browser has started reading it
  setTimeout(() => URL.revokeObjectURL(object), 60_000);
};

const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
};
