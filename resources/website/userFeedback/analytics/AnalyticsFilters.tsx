import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { feedbackUserTypes } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { usePages } from '#resources/website/userFeedback/parts/usePages.ts';
import { PeriodPicker } from '#ui/period/PeriodPicker.tsx';
import type { Period } from '#ui/period/usePeriod.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';

interface Props {
  period: Period;
  /** Path of a page; an empty string for all pages. */
  page: string;
  userType: string;
  onChange: (changes: Partial<Record<string, string>>) => void;
}

/** Filters by period, page and type of account. */
export const AnalyticsFilters = ({ period, page, userType, onChange }: Props) => {
  const text = useText('resources.user-feedback');
  return (
    <Card role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2 }}>
      <PeriodPicker period={period} onChange={onChange} />
      <Choice
        label={text('fields.page')}
        value={page}
        choices={usePages()}
        onChange={(chosen) => onChange({ page: chosen })}
      />
      <Choice
        label={text('fields.userType')}
        value={userType}
        choices={useNamedChoices('userTypes', feedbackUserTypes)}
        onChange={(chosen) => onChange({ userType: chosen })}
      />
    </Card>
  );
};

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
}

const all = 'all';

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => {
  const translate = useText();
  const isKnown = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : all}
      onChange={(event) => onChange(event.target.value === all ? '' : event.target.value)}
      sx={{ flex: { xs: '1 1 120px', '@480': 'none' }, minWidth: { xs: 120, '@480': 168 } }}
    >
      <MenuItem value={all}>{translate('list.all')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
