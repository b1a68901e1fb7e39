import { useEffect, useState } from 'react';
import type { Section } from '#resources/catalogue/variations/parts/sections.ts';

/** Distance from the top in pixels, below the application's header. */
const line = 140;

/** Returns the id of the section in view: the last section that starts above the line. */
export const useSectionInSight = (sections: readonly Section[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = sections.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element?.offsetParent ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const above = tops.filter(({ top }) => top <= line);
      const seen = isAtEnd ? tops.at(-1) : (above.at(-1) ?? tops[0]);
      if (seen) setCurrent(seen.id);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [sections]);
  return current;
};
