import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import {
  BlogPostDraftsDocument,
  DropBlogPostDraftDocument,
} from '#resources/website/blog/operations.generated.ts';
import type { BlogPostRecord } from '#resources/website/blog/record.generated.ts';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { FoundDraft } from './FoundDraft.tsx';
import { type AutosaveState, type Known, useDraftAutosave } from './useDraftAutosave.ts';
import { changedIn, type Draft, draftSources } from './values.ts';

/**
 * A value that no field of a saved post has. As the default value, it makes conflict detection
 * treat the field as changed by both sides.
 */
const nobodys = '';

/**
 * Saves drafts while the user is typing, and offers found drafts with their time. Its children
 * receive the draft status, because they decide where it is displayed.
 */
export const Drafts = ({ children }: { children: (state: ReactNode) => ReactNode }) => {
  const record = useRecordContext<BlogPostRecord>();
  const form = useFormContext();
  const { keeping, goOnWith, takeOver } = useDraftAutosave(record?.id);
  const { found, forget, drop } = useFoundDrafts(record);
  const goOn = (draft: Draft) => {
    const changed = changedIn(draft, form.getValues());
    const isOlder = record !== undefined && draft.version !== record.version;
    for (const source of changed) {
      // for fields that both sides have changed, the user resolves the conflict on save
      if (isOlder) form.resetField(source, { defaultValue: nobodys });
      form.setValue(source, draft[source], { shouldDirty: true });
    }
    if (isOlder) form.setValue('version', draft.version, { shouldDirty: true });
    goOnWith(draft);
    forget();
  };
  return (
    <>
      {found.map((draft) => (
        <FoundDraft
          key={draft.id}
          draft={draft}
          isOlder={record !== undefined && draft.version !== record.version}
          isBegun={record === undefined}
          onGoOn={() => goOn(draft)}
          onDrop={() => drop(draft.id)}
        />
      ))}
      <KeepingProblem keeping={keeping} onTakeOver={takeOver} />
      {children(<KeepingState keeping={keeping} />)}
    </>
  );
};

/** Fetches the drafts that differ from the post, once when the page opens. */
const useFoundDrafts = (record: BlogPostRecord | undefined) => {
  const postId = record?.id;
  const [isForgotten, setForgotten] = useState(false);
  const { data, refetch } = useApiQuery(BlogPostDraftsDocument, { postId }, once);
  const { mutate } = useApiMutation(DropBlogPostDraftDocument, { onSettled: () => refetch() });
  const drafts = data?.drafts.data ?? none;
  const stale = drafts.filter((draft) => changedIn(draft, record ?? unwritten).length === 0);
  const [first] = stale;
  const staleId = first?.id;
  useEffect(() => {
    if (staleId) mutate({ id: staleId });
  }, [staleId, mutate]);
  const found = isForgotten ? none : drafts.filter((draft) => !stale.includes(draft));
  return { found, forget: () => setForgotten(true), drop: (id: string) => mutate({ id }) };
};

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
const none: readonly Draft[] = [];
const unwritten = Object.fromEntries(
  draftSources.map((source) => [source, { tags: [], status: '2' }[source as string]]),
);

interface Props {
  keeping: AutosaveState;
  onTakeOver: (other: Known) => void;
}

/**
 * Warns about a draft from another window, which the user can take over, or about a draft that
 * could not be saved.
 */
const KeepingProblem = ({ keeping, onTakeOver }: Props) => {
  const text = useText(useResourcePrefix());
  const translate = useDynamicText();
  const momentText = useMomentText();
  if (keeping.state === 'elsewhere') {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => onTakeOver(keeping.other)}>
            {text('unsaved.takeOver')}
          </Button>
        }
      >
        {text('unsaved.elsewhere', { time: momentText(keeping.other.savedAt) })}
      </Alert>
    );
  }
  if (keeping.state === 'refused') {
    return (
      <Alert severity="warning">
        {text('unsaved.refused', { reason: translate(keeping.reason, { _: keeping.reason }) })}
      </Alert>
    );
  }
  return null;
};

const KeepingState = ({ keeping }: { keeping: AutosaveState }) => {
  const text = useText(useResourcePrefix());
  const momentText = useMomentText();
  const words: Record<string, string> = {
    nothing: '',
    running: text('unsaved.keeping'),
    failed: text('unsaved.failed'),
    kept: keeping.state === 'kept' ? text('unsaved.kept', { time: momentText(keeping.at) }) : '',
  };
  return (
    <Typography
      variant="caption"
      role="status"
      color={keeping.state === 'failed' ? 'error' : 'text.secondary'}
    >
      {words[keeping.state]}
    </Typography>
  );
};
