import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import type { ControlProps } from './valueControl.ts';

/** Shows options side by side, with their colour or image. */
export const SwatchChoices = ({ field, control, id, labelId, state }: ControlProps) => {
  const translate = useText();
  const chosen = spellingKey(String(control.value ?? ''));
  return (
    <div
      {...state}
      ref={control.ref}
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      // makes the element focusable, so that the form can jump to the first error
      tabIndex={-1}
      className="choices"
      onBlur={control.onBlur}
    >
      {field.options.map(({ id: optionId, name, switchType, value }) => (
        <label key={optionId}>
          <input
            type="radio"
            name={id}
            checked={spellingKey(name) === chosen}
            onChange={() => control.onChange(name)}
          />
          <Swatch switchType={switchType} value={value} size={16} />
          {name}
        </label>
      ))}
      {chosen !== '' && !field.is_required && (
        <button
          type="button"
          aria-label={translate('resources.products/variations.values.clearOf', {
            name: field.name,
          })}
          onClick={() => control.onChange('')}
        >
          {translate('resources.products/variations.values.clear')}
        </button>
      )}
    </div>
  );
};
