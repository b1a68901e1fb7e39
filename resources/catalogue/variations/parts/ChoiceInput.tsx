import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import { useOptionChoices } from '#resources/catalogue/attributes/parts/useOptionChoices.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import type { ProductField } from './productFamily.ts';
import type { ControlProps } from './valueControl.ts';

type Option = ProductField['options'][number];

/**
 * A dropdown of options. It renders only a button while closed; click, Enter, an arrow key or a
 * letter opens the list with a search field.
 */
export const ChoiceInput = ({ field, control, id, labelId, state }: ControlProps) => {
  const translate = useText();
  const [opened, setOpened] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (opened !== null || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [opened]);

  const value = String(control.value ?? '');
  const option = optionOf(field, value);
  if (opened !== null) {
    return (
      <OpenChoice
        id={id}
        labelId={labelId}
        field={field}
        chosen={option}
        typed={opened}
        onChoose={(name) => control.onChange(name)}
        onClose={(isFocusBack) => {
          returns.current = isFocusBack;
          setOpened(null);
          control.onBlur();
        }}
      />
    );
  }
  const openByKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isLetter && !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    setOpened(isLetter ? event.key : '');
  };
  return (
    <button
      {...state}
      ref={(element) => {
        button.current = element;
        control.ref(element);
      }}
      type="button"
      id={id}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-labelledby={`${labelId} ${id}`}
      className="choice"
      onClick={() => setOpened('')}
      onKeyDown={openByKey}
      onBlur={control.onBlur}
    >
      {option && <Swatch switchType={option.switchType} value={option.value} size={16} />}
      <span className={value ? undefined : 'none'}>
        {value || translate('resources.products/variations.values.choose')}
      </span>
    </button>
  );
};

const optionOf = ({ options }: ProductField, value: string): Option | null => {
  const key = spellingKey(value);
  return options.find(({ name }) => spellingKey(name) === key) ?? null;
};

/** Returns all options of the attribute, because the family contains only the first thousand. */
const useAllOptions = ({ attr_id, options }: ProductField): readonly Option[] => {
  const { data } = useOptionChoices(attr_id, { enabled: options.length >= limits.maxPageSize });
  return data ?? options;
};

const shownAtOnce = 100;

const matching = (options: Option[], text: string): Option[] => {
  const wanted = spellingKey(text);
  return options.filter(({ name }) => spellingKey(name).includes(wanted)).slice(0, shownAtOnce);
};

interface OpenProps {
  id: string;
  labelId: string;
  field: ProductField;
  chosen: Option | null;
  /** The character that the user typed on the closed button. */
  typed: string;
  onChoose: (name: string) => void;
  /** Called when the list closes; if `isFocusBack`, the field gets the focus again. */
  onClose: (isFocusBack: boolean) => void;
}

const OpenChoice = ({ id, labelId, field, chosen, typed, onChoose, onClose }: OpenProps) => {
  const [text, setText] = useState(typed);
  return (
    <Picker<Option>
      open
      id={id}
      size="small"
      autoFocus
      choices={useAllOptions(field)}
      filter={matching}
      value={chosen}
      onChange={(next) => onChoose(next?.name ?? '')}
      inputValue={text}
      onInputChange={(_event, next, reason) => reason !== 'reset' && setText(next)}
      onClose={(_event, reason) => onClose(reason !== 'blur')}
      placeholder={chosen?.name}
      slotProps={{ paper: { elevation: 6 } }}
      inputProps={{ 'aria-labelledby': labelId }}
      renderChoice={(option) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Swatch switchType={option.switchType} value={option.value} size={20} />
          {option.name}
        </Box>
      )}
    />
  );
};
