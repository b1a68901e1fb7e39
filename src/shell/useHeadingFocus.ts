import { type RefObject, useEffect, useRef } from 'react';

/** A page may replace its heading while it loads; later, the focus is the user's. */
const settledAfter = 2000;

/**
 * After a change of page the focus goes to the new page's heading, which announces it, as soon as
 * it is there; unless the page itself takes the focus, as forms do.
 */
export const useHeadingFocus = (main: RefObject<HTMLElement | null>, pathname: string): void => {
  const shown = useRef(pathname);
  useEffect(() => {
    const page = main.current;
    if (shown.current === pathname || !page) return;
    shown.current = pathname;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a link outside of the page keeps the focus
    let opener = page.contains(document.activeElement) ? null : document.activeElement;
    const arrive = () => {
      const focused = document.activeElement;
      if (focused !== document.body && focused !== page && focused !== opener) return;
      const heading = headingOf(page);
      // a dialog that is still closing would take the focus back
      if (!heading || document.querySelector('[aria-modal="true"]')) return;
      opener = null;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      timer ??= setTimeout(() => observer.disconnect(), settledAfter);
    };
    const observer = new MutationObserver(arrive);
    observer.observe(document.body, { childList: true, subtree: true });
    arrive();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [main, pathname]);
};

/** Not that of the page before, which is hidden while the next one is loading. */
const headingOf = (page: HTMLElement) =>
  [...page.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
