import { authorization } from '#providers/graphql/request.ts';

/**
 * Downloads a file that requires a session. The browser saves it under the name in the server's
 * response, or under `name` if there is none.
 * @throws when the file does not exist or the server is unreachable
 */
export const download = async (address: string, name: string): Promise<void> => {
  const response = await fetch(address, { headers: authorization() });
  if (!response.ok) throw new Error(`${response.status}`);
  saveAs(nameIn(response.headers.get('content-disposition')) ?? name, await response.blob());
};

/** Saves content as a file through the browser. */
export const saveAs = (name: string, content: Blob): void => {
  const object = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = object;
  link.download = name;
  link.click();
  // after this time the browser has started to read the object URL
  setTimeout(() => URL.revokeObjectURL(object), 60_000);
};

const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
};
