import { useState } from 'react';
import { type TagsChange, tagsModes } from '#contract/rules/catalogue/variationsEdit.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { tagsOf } from '#resources/catalogue/tags/parts/tagsOf.ts';
import { MultiPicker } from '#ui/pickers/Picker.tsx';
import { type Choice, useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import type { FieldsProps } from './change.ts';
import { ModeField } from './ModeField.tsx';

/** Selects tags of products; the server searches them. */
export const TagsFields = ({ errors, onChange }: FieldsProps<'tags'>) => {
  const translate = useText();
  const [mode, setMode] = useState<TagsChange['mode']>('add');
  const [tags, setTags] = useState<Choice[]>([]);
  const change = (next: TagsChange['mode'], chosen: Choice[]) =>
    onChange({ mode: next, ids: chosen.map(({ id }) => id) });
  return (
    <>
      <ModeField
        kind="tags"
        modes={tagsModes}
        value={mode}
        onChange={(next) => {
          setMode(next);
          change(next, tags);
        }}
      />
      <MultiPicker<Choice>
        label={translate('bulkEdit.kinds.tags')}
        search={useChoiceSearch('collections/tags', { filter: tagsOf.product })}
        value={tags}
        onChange={(chosen) => {
          setTags(chosen);
          change(mode, chosen);
        }}
        error={errors.ids}
      />
    </>
  );
};
