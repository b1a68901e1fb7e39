import { measured } from '#contract/measured.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { formatDecimal } from '#ui/form/decimal.ts';
import { RemovableChip } from '#ui/list/RemovableChip.tsx';
import type { Draft } from './draft.ts';

interface Props {
  draft: Draft;
  onRemove: () => void;
}

/** The chip of a condition, for example "Width (cm): 80 – 140". */
export const ConditionChip = ({ draft, onRemove }: Props) => (
  <RemovableChip
    source={`attributes.${draft.attribute.id}`}
    label={measured(draft.attribute)}
    onRemove={onRemove}
  >
    {useConditionText(draft)}
  </RemovableChip>
);

const useConditionText = ({ kind, options, words, ...draft }: Draft): string => {
  const text = useText('attributeFilter');
  const locale = language.use();
  const [from, to] = [draft.from, draft.to].map((bound) => formatDecimal(bound, locale, 0));
  switch (kind) {
    case 'is':
      return options.map(({ name }) => name).join(', ');
    case 'range':
      if (to === '') return text('chips.from', { from });
      return from === '' ? text('chips.to', { to }) : text('chips.range', { from, to });
    case 'has':
      return text('chips.has', { words });
    default:
      return text(`chips.${kind}`);
  }
};
