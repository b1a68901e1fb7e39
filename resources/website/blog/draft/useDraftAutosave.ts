import { useCallback, useEffect, useRef, useState } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import {
  BlogPostDraftsDocument,
  KeepBlogPostDraftDocument,
} from '#resources/website/blog/operations.generated.ts';
import { changedIn, contentOf } from './values.ts';

/** A draft on the server, with the version that this window has seen. */
export interface Known {
  id: string;
  savedAt: string;
}

/** The status of the draft; `elsewhere` means that another window has saved a newer one. */
export type AutosaveState =
  | { state: 'nothing' | 'running' | 'failed' }
  | { state: 'kept'; at: string }
  | { state: 'refused'; reason: string }
  | { state: 'elsewhere'; other: Known };

/** The signature of react-admin's mutation middleware. */
type Saving = (
  resource: string,
  params: { data: object },
  next: (resource: string, params: { data: object }) => unknown,
) => unknown;

/**
 * Saves a draft of the post every few seconds in the background, and when the window becomes
 * hidden. Only one request runs at a time; the next one contains all changes since then. Saving the
 * post waits for the running request: without its id, the server could not delete that draft, and
 * the page would offer it again.
 */
export const useDraftAutosave = (postId: string | undefined) => {
  const { mutateAsync: saveDraft } = useApiMutation(KeepBlogPostDraftDocument);
  const fetchDrafts = useLazyApiQuery(BlogPostDraftsDocument);
  const { watch, getValues, formState } = useFormContext();
  const [keeping, setKeeping] = useState<AutosaveState>({ state: 'nothing' });
  const known = useRef<Known>(undefined);
  const timer = useRef<number>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const { defaultValues = {}, isSubmitting } = formState;
  // no draft while the post is being saved, because the page would offer it again afterwards
  const isSaving = useRef(isSubmitting);
  isSaving.current = isSubmitting;
  const base = useRef(defaultValues);
  base.current = defaultValues;

  const send = useCallback(async () => {
    setKeeping({ state: 'running' });
    const { id: draftId, savedAt } = known.current ?? {};
    const input = { content: contentOf(getValues()), draftId, savedAt };
    try {
      const { kept } = await saveDraft({ id: postId, input });
      known.current = kept.data;
      setKeeping({ state: 'kept', at: kept.data.savedAt });
    } catch (error) {
      setKeeping(
        await keepingAfter(error, async () => {
          const { drafts } = await fetchDrafts({ postId });
          return drafts.data[0];
        }),
      );
    }
  }, [saveDraft, fetchDrafts, getValues, postId]);

  const keep = useCallback(async () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (running.current || isSaving.current) return;
    if (changedIn(getValues(), base.current).length === 0) return;
    running.current = send();
    await running.current;
    running.current = undefined;
  }, [getValues, send]);

  useRegisterMutationMiddleware(
    useCallback<Saving>(async (resource, params, next) => {
      await running.current;
      // the server deletes this draft when it saves the post
      const data = { ...params.data, draftId: known.current?.id ?? null };
      return next(resource, { ...params, data });
    }, []),
  );

  const isElsewhere = keeping.state === 'elsewhere';
  useEffect(() => {
    const later = () => {
      if (!isElsewhere) timer.current ??= window.setTimeout(keep, limits.draftEveryMs);
    };
    const { unsubscribe } = watch(later);
    const leaving = () => document.visibilityState === 'hidden' && void keep();
    document.addEventListener('visibilitychange', leaving);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', leaving);
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [watch, keep, isElsewhere]);

  // retry after a failed request
  useEffect(() => {
    if (keeping.state !== 'failed') return;
    const again = window.setTimeout(keep, limits.draftEveryMs);
    return () => window.clearTimeout(again);
  }, [keeping, keep]);

  /** Continues with a draft from the server, which replaces this window's draft. */
  const goOnWith = (draft: Known) => {
    known.current = draft;
    setKeeping({ state: 'nothing' });
  };
  const takeOver = (other: Known) => {
    goOnWith(other);
    void keep();
  };
  return { keeping, goOnWith, takeOver };
};

/** @param load fetches the draft that another window has saved */
const keepingAfter = async (
  error: unknown,
  load: () => Promise<Known | undefined>,
): Promise<AutosaveState> => {
  if (!(error instanceof RequestError)) return { state: 'failed' };
  if (error.code === 'CONFLICT') {
    const other = await load().catch(() => undefined);
    return other ? { state: 'elsewhere', other } : { state: 'failed' };
  }
  const isFinal = ['INVALID', 'FORBIDDEN', 'NOT_FOUND'].includes(error.code);
  return isFinal ? { state: 'refused', reason: error.message } : { state: 'failed' };
};
