import { useState } from 'react';
import { check } from '#contract/rules/platform/check.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { DayField } from '#ui/dates/DayField.tsx';
import { periodRules } from './usePeriod.ts';

interface Props {
  from: string;
  to: string;
  onChange: (changes: { from: string; to: string; interval: string }) => void;
}

/** Two inputs for a custom period; it applies once both dates are valid and in order. */
export const OwnPeriod = ({ from, to, onChange }: Props) => {
  const translate = useDynamicText();
  const [typed, setTyped] = useState({ from, to });
  const checked = check(periodRules, typed);
  const violations = checked.ok ? {} : checked.violations;
  const take = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    if (check(periodRules, next).ok) onChange({ ...next, interval: '' });
  };
  return (['from', 'to'] as const).map((end) => {
    const rule = violations[end]?.rule;
    return (
      <DayField
        key={end}
        label={translate(`period.${end}`)}
        value={typed[end] || null}
        onChange={(day) => take({ [end]: day ?? '' })}
        error={rule !== undefined}
        helperText={rule && translate(rule)}
        sx={{ width: 168 }}
      />
    );
  });
};
