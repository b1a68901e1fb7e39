// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { acceptPageDrops } from './pageDrops.ts';

const dragOf = (type: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  return Object.assign(event, { dataTransfer: { types: ['Files'] }, relatedTarget: null });
};

const targetOn = (place: Element = document.body) => {
  const element = document.createElement('div');
  place.append(element);
  const dropped = vi.fn();
  element.addEventListener('drop', dropped);
  const show = vi.fn();
  ends.push(acceptPageDrops(element, show));
  return { element, dropped, show };
};

const ends: (() => void)[] = [];
vi.stubGlobal(
  'DragEvent',
  class extends Event {
    dataTransfer = { types: ['Files'] };
  },
);

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

it('hands a file dropped beside it to the only target', () => {
  const { dropped, show } = targetOn();
  document.body.dispatchEvent(dragOf('dragover'));
  expect(show).toHaveBeenLastCalledWith(true);
  const drop = dragOf('drop');
  document.body.dispatchEvent(drop);
  expect(dropped).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenLastCalledWith(false);
  expect(drop.defaultPrevented).toBe(true);
});

it('leaves a file to the target under the pointer, and to none if there are two', () => {
  const one = targetOn();
  one.element.dispatchEvent(dragOf('drop'));
  expect(one.dropped).toHaveBeenCalledTimes(1);
  const other = targetOn();
  const drop = dragOf('drop');
  document.body.dispatchEvent(drop);
  expect(one.dropped).toHaveBeenCalledTimes(1);
  expect(other.dropped).not.toHaveBeenCalled();
  // the browser must not open the file
  expect(drop.defaultPrevented).toBe(true);
});

it('prefers the target of an open dialog', () => {
  const page = targetOn();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  const { dropped } = targetOn(dialog);
  document.body.dispatchEvent(dragOf('drop'));
  expect(dropped).toHaveBeenCalledTimes(1);
  expect(page.dropped).not.toHaveBeenCalled();
});
