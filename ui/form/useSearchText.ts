import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useDebounced } from './useDebounced.ts';

/**
 * The text of a search that the server answers.
 * @returns `typed` is the text of the field; `text` is the trimmed text once the user pauses, and
 * `isWaiting` is true until then
 */
export const useSearchText = (waitMs: number = limits.choiceDebounceMs) => {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), waitMs);
  return { typed, text, isWaiting: text !== typed.trim(), onSearch: setTyped };
};
