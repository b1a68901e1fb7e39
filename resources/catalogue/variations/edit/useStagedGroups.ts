import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';

/** Minimum heights in pixels: of the content above the groups, and of a row of two fields. */
const above = 640;
const row = 72;
const leastFields = 10;

/** Returns the number of fields that fit in the window. */
const fieldsInSight = () =>
  Math.max(leastFields, 2 * Math.ceil((window.innerHeight - above) / row));

/**
 * Renders the form's groups in two stages: first the fields that fill the window, then the rest. A
 * click or key press in between renders everything, so that section links, the jump to the first
 * error and the browser's search find all fields.
 */
export const useStagedGroups = (groups: readonly FieldGroup[]): readonly FieldGroup[] => {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (isWhole) return;
    // wait until the browser has painted the first stage
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    const showAll = () => flushSync(() => setWhole(true));
    window.addEventListener('keydown', showAll, { capture: true });
    // on click rather than pointerdown, because the content must not move before the pointer is
    // released
    window.addEventListener('click', showAll, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', showAll, { capture: true });
      window.removeEventListener('click', showAll, { capture: true });
    };
  }, [isWhole]);
  return isWhole ? groups : firstOf(groups, fieldsInSight());
};

/** Returns the first groups, up to `count` fields. */
const firstOf = (groups: readonly FieldGroup[], count: number): readonly FieldGroup[] => {
  let left = count;
  return groups.flatMap((group) => {
    if (left <= 0) return [];
    const fields = group.fields.slice(0, left);
    left -= fields.length;
    return fields.length === group.fields.length ? [group] : [{ ...group, fields }];
  });
};
