import { useLayoutEffect } from 'react';

/**
 * Sets the CSS variable `--height-left` of an element: the window height minus the content above
 * and below the element.
 */
export const useAvailableHeight = (element: HTMLElement | null): void => {
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
    // waits for the next frame, because the change affects the observed height
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
