import { type RefObject, useEffect, useRef } from 'react';
import { setPageTitle } from '#providers/pageTitle.ts';

/** Titles the window, like the element with the returned ref by default. */
export const usePageTitle = <Node extends HTMLElement>(name?: string): RefObject<Node> => {
  const heading = useRef<Node>(null);
  useEffect(() => {
    // a heading may stay empty until its record is loaded
    setPageTitle(name ?? heading.current?.textContent?.trim());
  });
  return heading;
};
