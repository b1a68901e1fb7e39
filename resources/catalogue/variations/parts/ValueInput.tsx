import { memo, type ReactNode, useId } from 'react';
import { ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { measured } from '#contract/measured.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { DecimalInput } from './DecimalInput.tsx';
import type { ProductField } from './productFamily.ts';
import { SwatchChoices } from './SwatchChoices.tsx';
import { shownValue } from './shownValue.ts';
import type { ControlProps } from './valueControl.ts';

interface Props {
  field: ProductField;
  /** For a system attribute, the option in the variation's combination. */
  combined?: string | undefined;
}

/**
 * Edits the value of an attribute. A family may have hundreds of attributes, so each input is a
 * native element (styled by `fieldStyles`) that subscribes only to its own value.
 */
export const ValueInput = memo(({ field, combined }: Props) =>
  field.is_configurable ? (
    <ShownValue field={field} value={combined ?? ''} hint="makesVariation" />
  ) : (
    <FormValue field={field} />
  ),
);
ValueInput.displayName = 'ValueInput';

const FormValue = ({ field }: { field: ProductField }) => {
  const id = useId();
  const { field: control, fieldState } = useController({ name: field.source, defaultValue: '' });
  const value = String(control.value ?? '');
  if (!field.mayChange) return <ShownValue field={field} value={value} hint="locked" />;
  const message = fieldState.error?.message;
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const Control = controlOf(field);
  const isGroup = Control === SwatchChoices;
  return (
    <Frame field={field} isMissing={field.is_required && value.trim() === ''}>
      <label id={labelId} htmlFor={isGroup ? undefined : id} className="label">
        {measured(field)}
        {field.is_required && (
          <span aria-hidden className="required">
            {' *'}
          </span>
        )}
      </label>
      <Control
        field={field}
        control={control}
        id={id}
        labelId={labelId}
        state={{
          ...(field.is_required && { 'aria-required': true }),
          ...(message && { 'aria-invalid': true, 'aria-describedby': errorId }),
        }}
      />
      {message && (
        <p id={errorId} className="error">
          <ValidationError error={message} />
        </p>
      )}
    </Frame>
  );
};

const sideBySide = 12;

const controlOf = ({ type, is_dropdown, options }: ProductField) => {
  if (type === 'number') return DecimalInput;
  if (type === 'textarea') return LongText;
  if (type === 'text') return ShortText;
  const isShort = options.length > 0 && options.length <= sideBySide;
  return isShort && !is_dropdown ? SwatchChoices : ChoiceInput;
};

const ShortText = ({ control, id, state }: ControlProps) => (
  <input {...state} {...control} id={id} type="text" maxLength={limits.name} />
);

const LongText = ({ control, id, state }: ControlProps) => (
  <textarea {...state} {...control} id={id} rows={4} maxLength={limits.longValue} />
);

interface ShownProps {
  field: ProductField;
  value: string;
  /** The reason why the value is read-only. */
  hint: 'makesVariation' | 'locked';
}

const ShownValue = ({ field, value, hint }: ShownProps) => {
  const translate = useText();
  const id = useId();
  const isMissing = field.is_required && value === '';
  return (
    <Frame field={field} isMissing={isMissing}>
      <label htmlFor={id} className="label">
        {measured(field)}
      </label>
      {field.type === 'textarea' ? (
        <textarea id={id} readOnly rows={4} value={value} aria-describedby={`${id}-hint`} />
      ) : (
        <input id={id} readOnly value={shownValue(field, value)} aria-describedby={`${id}-hint`} />
      )}
      <p id={`${id}-hint`} className="hint">
        {translate(`resources.products/variations.values.${hint}`)}
      </p>
    </Frame>
  );
};

interface FrameProps {
  field: ProductField;
  isMissing: boolean;
  children: ReactNode;
}

const Frame = ({ field, isMissing, children }: FrameProps) => (
  <div
    className={field.type === 'textarea' ? 'field wide' : 'field'}
    data-missing={isMissing || undefined}
  >
    {children}
  </div>
);
