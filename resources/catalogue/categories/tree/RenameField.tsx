import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { categoryUpdateInput } from '#contract/rules/catalogue/category.ts';
import { check } from '#contract/rules/platform/check.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';

interface Props {
  name: string;
  /** Called with the new name, or null if unchanged, and whether a key press ended the editing. */
  onEnd: (name: string | null, byKey: boolean) => void;
}

/** Renames a category in place: Enter or blur accepts, Escape cancels. */
export const RenameField = ({ name, onEnd }: Props) => {
  const translate = useDynamicText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const violation = violationOf(text);
  const end = (next: string | null, byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onEnd(next === null || next.trim() === name ? null : next.trim(), byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') end(null, true);
    if (event.key === 'Enter' && !violation) end(text, true);
  };
  return (
    <input
      ref={field}
      className="rename"
      aria-label={translate('resources.collections/categories.renameOf', { name })}
      aria-invalid={violation !== null}
      title={violation ? translate(violation.rule, { limit: violation.limit }) : undefined}
      maxLength={limits.name}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(violation ? null : text, false)}
      onClick={(event) => event.stopPropagation()}
    />
  );
};

const violationOf = (name: string) => {
  const result = check(categoryUpdateInput.entries.name, name);
  return result.ok ? null : (Object.values(result.violations)[0] ?? null);
};
