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
