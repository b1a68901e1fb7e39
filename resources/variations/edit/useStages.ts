import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldGroup } from '#resources/variations/parts/productFamily.ts';

/** What stands above the groups is never lower, in pixels; nor is a row of two fields. */
const above = 640;
const row = 72;
const leastFields = 10;

/** The fields that the window has room for. */
const fieldsInSight = () =>
  Math.max(leastFields, 2 * Math.ceil((window.innerHeight - above) / row));

/**
 * The groups that are shown by now: the fields that fill the window first, those below them right
 * after. Whoever clicks or presses a key before that finds all of them: anchors, the way to the first
 * error and the browser's search never meet half a page.
 */
export const useStages = (groups: readonly FieldGroup[]): readonly FieldGroup[] => {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (isWhole) return;
    // once the first ones are painted
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    const showAll = () => flushSync(() => setWhole(true));
    window.addEventListener('keydown', showAll, { capture: true });
    // not when it is pressed: what moves below the pointer then is not clicked when it is let go
    window.addEventListener('click', showAll, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', showAll, { capture: true });
      window.removeEventListener('click', showAll, { capture: true });
    };
  }, [isWhole]);
  return isWhole ? groups : firstOf(groups, fieldsInSight());
};

/** So many fields, in the groups they are of. */
const firstOf = (groups: readonly FieldGroup[], count: number): readonly FieldGroup[] => {
  let left = count;
  return groups.flatMap((group) => {
    if (left <= 0) return [];
    const fields = group.fields.slice(0, left);
    left -= fields.length;
    return fields.length === group.fields.length ? [group] : [{ ...group, fields }];
  });
};
