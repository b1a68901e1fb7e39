import { useState } from 'react';
import { useGetList } from 'react-admin';
import { type TagsChange, tagsModes } from '#contract/rules/catalogue/variationsEdit.ts';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import type { FieldsProps } from './change.ts';
import { type Choice, ManyPicker } from './ManyPicker.tsx';
import { ModeField } from './ModeField.tsx';

const waitMs = 250;
const byName = { field: 'name', order: 'ASC' } as const;
const firstOnes = { page: 1, perPage: 50 };

/** Selects tags of products; the server searches them. */
export const TagsFields = ({ errors, onChange }: FieldsProps) => {
  const translate = useText();
  const [mode, setMode] = useState<TagsChange['mode']>('add');
  const [tags, setTags] = useState<Choice[]>([]);
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), waitMs);
  const { data = [], isFetching } = useGetList<Choice>('collections/tags', {
    filter: { type: 'product', ...(name && { name }) },
    sort: byName,
    pagination: firstOnes,
    ...choicesQuery,
  });
  const tell = (next: TagsChange['mode'], chosen: Choice[]) =>
    onChange({ tags: { mode: next, ids: chosen.map(({ id }) => id) } });
  return (
    <>
      <ModeField
        kind="tags"
        modes={tagsModes}
        value={mode}
        onChange={(next) => {
          setMode(next);
          tell(next, tags);
        }}
      />
      <ManyPicker
        label={translate('bulkEdit.kinds.tags')}
        error={errors.tags ?? errors['tags.ids']}
        choices={data}
        filterOptions={(options) => options}
        loading={isFetching}
        inputValue={text}
        onInputChange={(_event, typed) => setText(typed)}
        value={tags}
        onChange={(chosen) => {
          setTags(chosen);
          tell(mode, chosen);
        }}
      />
    </>
  );
};
