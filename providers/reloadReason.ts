/** `updated`: the server has another version; `unloadable`: the browser does not repeat the request. */
export type ReloadReason = 'updated' | 'unloadable';

/**
 * Why a file of the application that could not be loaded needs a reload of the page; null if a retry may
 * succeed. The page of a newer version refers to another entry script. Chromium 150, and Firefox
 * before 155, keep the failure of a module until the page is reloaded, so a retry fails although the
 * server answers.
 */
export const reloadReason = async (isRetry: boolean): Promise<ReloadReason | null> => {
  const start = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!start) return null;
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!response.ok) return null;
    if (!(await response.text()).includes(start)) return 'updated';
    return isRetry ? 'unloadable' : null;
  } catch {
    return null;
  }
};
