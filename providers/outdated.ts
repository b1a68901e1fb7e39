/**
 * Whether the server has a newer version of the application: its page then refers to another entry
 * script.
 */
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
