import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What an application finds in the browser's storage when it starts. */
export type Stored = Readonly<Record<string, string>>;

/** Events that tests listen to; Playwright's own listeners stay. */
const events = ['console', 'dialog', 'pageerror', 'request'] as const;

export const newContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context;
};

/** A page with the login page of an origin, in a separate context. */
export const openLogin = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await (await newContext(browser)).newPage();
  await page.goto(`${origin}/login`);
  await isAtLogin(page);
  return page;
};

const isAtLogin = (page: Page): Promise<void> => page.locator('#email').waitFor({ timeout: 5_000 });

/**
 * Goes from the login page to a path, as if the application had been loaded there with this
 * storage. Mounting it takes a fifth of the processor time of loading it.
 */
export const enter = (page: Page, path: string, stored: Stored): Promise<void> =>
  page.evaluate(
    async ([to, items]) => {
      for (const [key, value] of Object.entries(items)) {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key }));
      }
      const login = document.querySelector('#email');
      history.replaceState({ idx: 0 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
      // its fields must not be taken for those of the next page
      while (login?.isConnected) await new Promise(requestAnimationFrame);
    },
    [path, stored] as const,
  );

/**
 * Prepares a page for the next test: back to the login page, with an empty storage. All that the
 * application knows about its user ends with the signed-in part, which is unmounted. Resolves to
 * whether that worked: it cannot where a test left the application or this origin.
 */
export const reset = async (page: Page, origin: string): Promise<boolean> => {
  if (page.isClosed() || new URL(page.url()).origin !== origin) return false;
  const context = page.context();
  for (const event of events) page.removeAllListeners(event);
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.emulateMedia({ forcedColors: null });
  try {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      // without the router's number, so that no form asks before it is left
      history.pushState(null, '', '/login');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      scrollTo(0, 0);
    });
    await isAtLogin(page);
  } catch {
    return false;
  }
  // otherwise what appears below it would be hovered
  await page.mouse.move(0, 0);
  return true;
};

/**
 * Opens a path as if it were typed into the address bar, without loading the scripts again: the
 * signed-in part of the application is unmounted and mounted with what the storage holds.
 */
export const openPath = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => {
    const { getItem } = Storage.prototype;
    const { fetch } = window;
    // the login page shows itself only without a session; removing it would end those of other tabs
    Storage.prototype.getItem = function (key) {
      return key === 'user' ? null : getItem.call(this, key);
    };
    // a call that the page sends meanwhile has no session, and its rejection would end the session
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const showSession = () => {
      Object.assign(Storage.prototype, { getItem });
      window.fetch = fetch;
    };
    Object.assign(window, { showSession });
  });
  await isAtLogin(page);
  await page.evaluate('showSession()');
  await enter(page, path, {});
};
