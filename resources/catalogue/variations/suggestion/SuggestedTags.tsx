import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { type RaRecord, useGetMany } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SuggestedValue } from './SuggestedValue.tsx';

interface Tag extends RaRecord {
  name: string;
}

/** Manages the suggested tags. They replace the form's tags unless the user keeps both. */
export const useSuggestedTags = ({ tags, unknownTags }: Suggestion) => {
  const { getValues } = useFormContext();
  const [presentIds] = useState<readonly string[]>(() => getValues('tags') ?? []);
  const { data: present = [] } = useGetMany<Tag>('collections/tags', { ids: [...presentIds] });
  const [isKept, setKept] = useState(false);
  const suggestedIds = tags.map(({ id }) => id);
  const ids = isKept ? [...new Set([...presentIds, ...suggestedIds])] : suggestedIds;
  const isSame = [...ids].sort().join() === [...presentIds].sort().join();
  const isPossible = suggestedIds.length > 0 && !isSame;
  const [isWanted, setWanted] = useState(true);
  const presentNames = present.flatMap((tag) => tag?.name ?? []);
  const names = [...new Set([...(isKept ? presentNames : []), ...tags.map(({ name }) => name)])];
  return {
    ids,
    names,
    presentNames,
    unknownTags,
    isEmpty: suggestedIds.length === 0,
    isPossible,
    isTaken: isPossible && isWanted,
    /** Whether the user has changed the selection. */
    isChanged: isKept || !isWanted,
    toggle: () => setWanted(!isWanted),
    isKept,
    keep: () => setKept(!isKept),
  };
};

interface Props {
  tags: ReturnType<typeof useSuggestedTags>;
}

export const SuggestedTags = ({ tags }: Props) => {
  const translate = useText();
  const text = useText('imageAnalysis');
  const unknown =
    tags.unknownTags.length > 0 &&
    translate('imageAnalysis.unknownTags', { names: tags.unknownTags.join(', ') });
  const why = !tags.isPossible && text(tags.isEmpty ? 'noSuggestion' : 'same');
  return (
    <SuggestedValue
      title={text('fields.tags')}
      present={tags.presentNames.join(', ')}
      suggested={tags.names.join(', ')}
      hint={[why, unknown].filter(Boolean).join(' ')}
      isPossible={tags.isPossible}
      isTaken={tags.isTaken}
      onToggle={tags.toggle}
    >
      {!tags.isEmpty && tags.presentNames.length > 0 && (
        <FormControlLabel
          label={text('keepTags')}
          control={<Checkbox size="small" checked={tags.isKept} onChange={tags.keep} />}
        />
      )}
    </SuggestedValue>
  );
};
