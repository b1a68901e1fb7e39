/** The drop targets of the page, in the order in which they appeared. */
const targets = new Map<HTMLElement, (isOver: boolean) => void>();

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** The only target that a file dropped beside it can mean: inside an open dialog, one of its own. */
const onlyTarget = (): HTMLElement | null => {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  const open = [...targets.keys()].filter((each) => !dialog || dialog.contains(each));
  return open.length === 1 ? (open[0] ?? null) : null;
};

const isBeside = (event: DragEvent) =>
  !(
    event.target instanceof Node &&
    [...targets.keys()].some((each) => each.contains(event.target as Node))
  );

const over = (event: DragEvent) => {
  if (!hasFiles(event)) return;
  // otherwise the browser would open a file that misses its target, and leave the page
  event.preventDefault();
  const target = onlyTarget();
  if (target && isBeside(event)) targets.get(target)?.(true);
};

const leave = (event: DragEvent) => {
  // null when the pointer leaves the window
  if (event.relatedTarget === null) for (const show of targets.values()) show(false);
};

const drop = (event: DragEvent) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  for (const show of targets.values()) show(false);
  const target = onlyTarget();
  if (!target || !isBeside(event)) return;
  const { dataTransfer } = event;
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

/**
 * Makes the whole page accept files for a drop target, as long as it is the page's only one.
 *
 * @param show Shows or hides at the target that it takes the file.
 * @returns A function that ends this.
 */
export const acceptPageDrops = (
  target: HTMLElement,
  show: (isOver: boolean) => void,
): (() => void) => {
  if (targets.size === 0) {
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
  }
  targets.set(target, show);
  return () => {
    targets.delete(target);
    if (targets.size > 0) return;
    window.removeEventListener('dragover', over);
    window.removeEventListener('dragleave', leave);
    window.removeEventListener('drop', drop);
  };
};
