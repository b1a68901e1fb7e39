import { type RefObject, useEffect, useRef } from 'react';
import { arrival } from '#providers/session.ts';

/**
 * Milliseconds within which a loading page may replace its heading; afterwards the focus stays
 * where the user puts it.
 */
const settledAfter = 2000;

/**
 * Focuses the heading of a new page once it is rendered, so that screen readers announce the page.
 * A page that sets the focus itself, such as a form, keeps it.
 */
export const useHeadingFocus = (main: RefObject<HTMLElement | null>, pathname: string): void => {
  // the page after a sign-in is new; a reloaded one is not
  const shown = useRef(arrival.isNew ? null : pathname);
  useEffect(() => {
    const page = main.current;
    if (shown.current === pathname || !page) return;
    shown.current = pathname;
    arrival.isNew = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // the clicked link, if it is outside the page; it keeps the focus until the heading is rendered
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
    // from then on the focus belongs to the user, even when the focused element is replaced
    const leave = ({ target }: FocusEvent) => {
      if (target !== page && target !== headingOf(page)) observer.disconnect();
    };
    page.addEventListener('focusin', leave);
    arrive();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      page.removeEventListener('focusin', leave);
    };
  }, [main, pathname]);
};

/** The page's heading, ignoring the previous page, which is hidden while the next one loads. */
const headingOf = (page: HTMLElement) =>
  [...page.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
