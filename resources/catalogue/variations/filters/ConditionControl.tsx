import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { limits } from '#contract/limits.ts';
import type { Violation } from '#contract/rules/platform/check.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import {
  OptionChoicesDocument,
  type OptionChoicesQuery,
} from '#resources/catalogue/attributes/parts/choices.generated.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import { AmountField } from '#ui/form/AmountField.tsx';
import { MultiPicker } from '#ui/pickers/Picker.tsx';
import { shownAtOnce, useApiChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import type { Draft, DraftErrors } from './draft.ts';

interface Props {
  draft: Draft;
  isNew: boolean;
  errors: DraftErrors;
  onChange: (draft: Draft) => void;
}

/** The inputs of a condition, by its kind; nothing for kinds without inputs. */
export const ConditionControl = (props: Props) => {
  const { kind } = props.draft;
  if (kind === 'is') return <OptionsControl {...props} />;
  if (kind === 'range') return <RangeControl {...props} />;
  return kind === 'has' ? <WordsControl {...props} /> : null;
};

const useViolationText = () => {
  const translate = useDynamicText();
  return (violation: Violation | undefined) => {
    if (!violation) return undefined;
    const { rule, limit } = violation;
    // the rule's own text is about time
    const key = rule === 'rules.endsBeforeStart' ? 'attributeFilter.toBelowFrom' : rule;
    return translate(key, { limit });
  };
};

type Option = OptionChoicesQuery['attributeOptions']['data']['results'][number];

const OptionsControl = ({ draft, isNew, errors, onChange }: Props) => {
  const text = useText('attributeFilter');
  const textOf = useViolationText();
  const queryOf = (name: string) => ({
    query: {
      attr_id: draft.attribute.id,
      sort: 'sortIndex',
      size: shownAtOnce,
      ...(name && { name }),
    },
  });
  const search = useApiChoiceSearch(
    OptionChoicesDocument,
    queryOf,
    ({ attributeOptions }) => attributeOptions.data.results,
  );
  return (
    <MultiPicker<Pick<Option, 'id' | 'name'> & Partial<Option>>
      label={text('options')}
      autoFocus={isNew}
      search={search}
      value={draft.options}
      onChange={(options) => onChange({ ...draft, options })}
      error={textOf(errors.options)}
      renderChoice={({ name, switchType = null, value = null }) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Swatch switchType={switchType} value={value} size={20} />
          {name}
        </Box>
      )}
    />
  );
};

const RangeControl = ({ draft, isNew, errors, onChange }: Props) => {
  const text = useText('attributeFilter');
  const textOf = useViolationText();
  const bound = (of: 'from' | 'to') => ({
    label: text(of),
    value: draft[of],
    unit: draft.attribute.unit,
    leastPlaces: 0,
    isSigned: true,
    error: Boolean(errors[of]),
    helperText: textOf(errors[of]),
    onChange: (value: string) => onChange({ ...draft, [of]: value.trim() }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
      <AmountField {...bound('from')} autoFocus={isNew} />
      <AmountField {...bound('to')} />
    </Box>
  );
};

const WordsControl = ({ draft, isNew, errors, onChange }: Props) => {
  const text = useText('attributeFilter');
  const textOf = useViolationText();
  return (
    <TextField
      fullWidth
      label={text('words')}
      autoFocus={isNew}
      value={draft.words}
      onChange={({ target }) => onChange({ ...draft, words: target.value })}
      error={Boolean(errors.words)}
      helperText={textOf(errors.words)}
      slotProps={{ htmlInput: { maxLength: limits.searchText } }}
    />
  );
};
