import { type KeyboardEvent, useRef, useState } from 'react';
import type { RowField } from '#contract/rules/catalogue/variationRows.ts';
import type { Leaving } from './area.ts';
import type { CellTexts } from './cellText.ts';

interface Props {
  field: RowField;
  /** The text with which editing begins. */
  typed: string;
  label: string;
  texts: CellTexts;
  onCancel: () => void;
  onDone: (text: string, by: Leaving) => void;
}

/**
 * The input of the cell that is being edited. Enter and Tab take the text over and go on, Escape
 * takes nothing over.
 */
export const CellEditor = ({ field, typed, label, texts, onCancel, onDone }: Props) => {
  const names = Object.values(texts.statuses);
  const [text, setText] = useState(
    field === 'status' ? (names.find((name) => begins(name, typed)) ?? names[0] ?? '') : typed,
  );
  // removing the focused input is a blur, too
  const isOver = useRef(false);
  const finish = (act: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const common = {
    'aria-label': label,
    autoFocus: true,
    value: text,
    onBlur: () => finish(() => onDone(text, 'stay')),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation();
      const by = leavingBy(event);
      if (by) {
        event.preventDefault();
        finish(() => onDone(text, by));
      }
      if (event.key === 'Escape') finish(onCancel);
    },
  };
  if (field === 'status') {
    return (
      <select {...common} onChange={({ target }) => setText(target.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      inputMode={field === 'price' ? 'decimal' : 'text'}
      onChange={({ target }) => setText(target.value)}
    />
  );
};

const begins = (name: string, typed: string): boolean =>
  name.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase());

const leavingBy = ({ key, shiftKey }: KeyboardEvent): Leaving | null => {
  if (key === 'Enter') return 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
};
