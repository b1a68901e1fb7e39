import type { Definition } from '#providers/registry/definition.ts';
import { pathOfLetter } from './letters.ts';

interface Page {
  /** The pages that the user may open. */
  visible: readonly Definition[];
  navigate: (path: string) => unknown;
  showKeys: () => void;
}

/** How long `g` waits for its letter. */
const waitMs = 1500;

let pressedGo = Number.NEGATIVE_INFINITY;

const steps: Record<string, number> = { j: 1, k: -1 };

/** Acts on the key of a letter or sign, unless it is input or meant for a popup. */
export const pressKey = (event: KeyboardEvent, { visible, navigate, showKeys }: Page): void => {
  const { key } = event;
  if (key === 'ArrowDown') {
    if (isInListSearch(event)) focusRow(1);
    return;
  }
  if (!isForPage(event)) return;
  const isAfterGo = performance.now() - pressedGo < waitMs;
  pressedGo = Number.NEGATIVE_INFINITY;
  if (isAfterGo) {
    const path = pathOfLetter(key, visible);
    if (path) navigate(path);
  } else if (key === '?') showKeys();
  else if (key === '/') focusSearch();
  else if (key === 'g') pressedGo = performance.now();
  else if (key === 'x') selectRow();
  else if (steps[key]) focusRow(steps[key]);
};

const currentRow = () => document.activeElement?.closest<HTMLElement>('main tr[data-index]');

/** Focuses the link of the row that many places further, which Enter opens. */
const focusRow = (step: number): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-index]')];
  const current = currentRow();
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  const target =
    next?.querySelector<HTMLElement>('th a, td a') ?? next?.querySelector('input, button');
  if (target instanceof HTMLElement) target.focus();
};

const selectRow = (): void =>
  currentRow()?.querySelector<HTMLInputElement>('.select input')?.click();

const listSearch = 'main [role="search"] input[type="text"]:not([role="combobox"])';

const isInListSearch = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(listSearch);

const focusSearch = (): void => {
  const search = document.querySelector<HTMLInputElement>(listSearch);
  search?.focus();
  search?.select();
};

/** Where a letter is input, or chooses an entry by its first letter. */
const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], ' +
  '[role="menu"], [role="listbox"], [role="tree"], [role="radiogroup"]';

const isForPage = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(typing)) &&
  !document.querySelector('.MuiModal-root:not([aria-hidden="true"], .MuiModal-hidden)');
