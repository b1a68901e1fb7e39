import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { measured } from '#contract/measured.ts';
import {
  type AttributeCondition,
  conditionsText,
} from '#contract/rules/catalogue/attributeFilter.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useRestoreFocus } from '#ui/dialogs/useRestoreFocus.ts';
import { AddPicker } from '#ui/pickers/AddPicker.tsx';
import { ChoiceLine } from '#ui/pickers/ChoiceLine.tsx';
import { useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { conditionOf, type Draft, errorsOf, type FilterAttribute, newDraft } from './draft.ts';

interface Props {
  /** The conditions that the list is filtered by now. */
  present: readonly Draft[];
  onApply: (conditions: readonly AttributeCondition[]) => void;
  onClose: () => void;
}

/** Edits the conditions of the filter by attributes. */
export const AttributeFilterDialog = ({ present, onApply, onClose }: Props) => {
  const translate = useText();
  const text = useText('attributeFilter');
  const [drafts, setDrafts] = useState(present);
  const [isSubmitted, setSubmitted] = useState(false);
  const add = useAddedAttribute(drafts, (attribute) => setDrafts([...drafts, newDraft(attribute)]));
  const [picker, setPicker] = useState<HTMLElement | null>(null);
  useRestoreFocus(() => picker?.querySelector('input'), String(drafts.length));

  const filter = conditionsText(drafts.map(conditionOf));
  const isChanged = filter !== conditionsText(present.map(conditionOf));
  const isTooLong = filter.length > limits.viewSearch;
  const change = (changed: Draft) =>
    setDrafts(drafts.map((draft) => (isSame(draft, changed) ? changed : draft)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const isWrong = drafts.some((draft) => Object.keys(errorsOf(draft)).length > 0);
    if (!isWrong && !isTooLong) onApply(drafts.map(conditionOf));
  };
  const isFull = drafts.length >= limits.filterAttributes;
  return (
    <DialogFrame
      title={text('title')}
      width={680}
      content={{ dividers: true }}
      isAtRisk={isChanged}
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Button type="submit" variant="contained">
            {text('apply')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        {drafts.map((draft) => (
          <ConditionFields
            key={draft.attribute.id}
            draft={draft}
            isNew={!present.some((each) => isSame(each, draft))}
            errors={isSubmitted ? errorsOf(draft) : {}}
            onChange={change}
            onRemove={() => setDrafts(drafts.filter((each) => !isSame(each, draft)))}
          />
        ))}
        <Box ref={setPicker}>
          <AddPicker<FilterAttribute>
            label={text(drafts.length === 0 ? 'add' : 'addAnother')}
            autoFocus={drafts.length === 0}
            disabled={isFull}
            helperText={isFull ? text('full', { limit: limits.filterAttributes }) : undefined}
            {...add}
          />
        </Box>
        {drafts.length > 1 && (
          <Typography variant="body2" color="text.secondary">
            {text('all')}
          </Typography>
        )}
        {isSubmitted && isTooLong && (
          <Typography role="alert" variant="body2" color="error">
            {text('tooLong')}
          </Typography>
        )}
      </Box>
    </DialogFrame>
  );
};

const isSame = (one: Draft, other: Draft): boolean => one.attribute.id === other.attribute.id;

/** The props of the picker that adds an attribute without a condition. */
const useAddedAttribute = (
  drafts: readonly Draft[],
  onPick: (attribute: FilterAttribute) => void,
) => {
  const typeText = useText('resources.collections/attributes.types');
  const search = useChoiceSearch<FilterAttribute>('collections/attributes', {
    excluded: new Set(drafts.map(({ attribute }) => attribute.id)),
  });
  return {
    search,
    onPick,
    renderChoice: (attribute: FilterAttribute) => (
      <ChoiceLine name={measured(attribute)} detail={typeText(attribute.type as 'select')} />
    ),
  };
};
