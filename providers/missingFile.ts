// browsers' messages when a file of the application cannot be loaded
const messages = /dynamically imported module|importing a module script|preload css/i;

/** Whether a part of the application could not be loaded: no connection, or gone after an update. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);

/** Whether the server has another version than this page: its page then begins with another file. */
export const isOutdated = async (): Promise<boolean> => {
  const start = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!start) return false;
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return response.ok && !(await response.text()).includes(start);
  } catch {
    return false;
  }
};
