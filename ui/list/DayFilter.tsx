import { useState } from 'react';
import { typedDayText } from '#contract/format.ts';
import { check } from '#contract/rules/platform/check.ts';
import { day } from '#contract/rules/platform/period.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { DayField } from '#ui/dates/DayField.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilter } from './useFilter.ts';

/** Filters by a day, once the user has typed a complete date. */
export const DayFilter = ({ source }: { source: string }) => {
  const locale = language.use();
  const label = useText(useResourcePrefix())(`fields.${source}`);
  const [value, setValue] = useFilter(source);
  const [typed, setTyped] = useState({ of: value, text: value });
  // the filter may have changed through the address since the user typed
  const shown = typed.of === value ? typed.text : value;
  const change = (text: string) => {
    const isUsable = text === '' || check(day, text).ok;
    setTyped({ of: isUsable ? text : value, text });
    if (isUsable) setValue(text);
  };
  return (
    <>
      <FilterChip source={source} label={label}>
        {value && typedDayText(value, locale)}
      </FilterChip>
      <DayField
        label={label}
        value={shown || null}
        onChange={(text) => change(text ?? '')}
        sx={{ width: 168 }}
      />
    </>
  );
};
