import { memo, useId } from 'react';
import { measured } from '#contract/measured.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { FamilyField } from '#resources/catalogue/attributeFamilies/familyForm.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';

const shownChoices = 12;
const shownOptions = 50;

/** Shows an attribute as the product form will show it. */
export const PreviewField = memo(({ field }: { field: FamilyField }) => {
  const text = useText('resources.collections/attribute-families.preview');
  const id = useId();
  const { type, is_configurable, is_required, is_editable, is_dropdown } = field;
  const hints = [is_configurable && text('makesVariations'), !is_editable && text('locked')];
  const shownHints = hints.filter(Boolean).join(' · ');
  const isChoice = type === 'select' && !is_dropdown && field.options.length > 0;
  const label = (
    <>
      {measured(field)}
      {is_required && !is_configurable && <span className="required"> *</span>}
    </>
  );
  return (
    <div className="field">
      {isChoice ? (
        <span id={id} className="label">
          {label}
        </span>
      ) : (
        <label htmlFor={id} className="label">
          {label}
        </label>
      )}
      {isChoice ? <Choices field={field} labelId={id} /> : <Input field={field} id={id} />}
      {shownHints && <span className="hint">{shownHints}</span>}
    </div>
  );
});
PreviewField.displayName = 'PreviewField';

const Input = ({ field: { type, options }, id }: { field: FamilyField; id: string }) => {
  const text = useText('resources.collections/attribute-families.preview');
  if (type === 'textarea') return <textarea id={id} rows={2} />;
  if (type === 'number') return <input id={id} type="text" inputMode="decimal" />;
  if (type === 'text') return <input id={id} type="text" />;
  return (
    <select id={id}>
      <option value="">{text(options.length > 0 ? 'choose' : 'noOptions')}</option>
      {options.slice(0, shownOptions).map((option) => (
        <option key={option.id}>{option.name}</option>
      ))}
    </select>
  );
};

/** Swatches or names side by side, for an attribute without a dropdown. */
const Choices = ({ field, labelId }: { field: FamilyField; labelId: string }) => (
  <div className="choices" role="radiogroup" aria-labelledby={labelId}>
    {field.options.slice(0, shownChoices).map(({ id, name, switchType, value }) => (
      <label key={id}>
        <input type="radio" name={labelId} />
        <Swatch switchType={switchType} value={value} size={16} />
        {name}
      </label>
    ))}
    {field.options.length > shownChoices && <span className="hint">…</span>}
  </div>
);
