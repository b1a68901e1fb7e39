import { useLayoutEffect } from 'react';

/**
 * Tells an element how much height the window leaves it between what is above it and what is below
 * it on the page, as the CSS variable `--height-left`.
 */
export const useHeightLeft = (element: HTMLElement | null): void => {
  useLayoutEffect(() => {
    const page = element?.closest('main');
    if (!element || !page) return;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const above = top + window.scrollY;
      const below = page.getBoundingClientRect().bottom - bottom;
      const left = Math.floor(window.innerHeight - above - below);
      element.style.setProperty('--height-left', `${left}px`);
    };
    let frame = 0;
    // in the next frame, because it changes the height that is observed
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const observer = new ResizeObserver(soon);
    observer.observe(page);
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', soon);
    };
  }, [element]);
};
