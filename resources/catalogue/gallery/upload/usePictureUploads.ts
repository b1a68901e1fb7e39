import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { digestOf } from '#providers/uploads/digestOf.ts';
import { shrinkImage } from '#providers/uploads/shrinkImage.ts';
import { uploadImage } from '#providers/uploads/uploadImage.ts';
import {
  AttachPicturesDocument,
  KnownPicturesDocument,
  MatchPicturesDocument,
} from '#resources/catalogue/gallery/operations.generated.ts';
import { failureOf } from '#ui/images/useImageUploads.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { type Answer, changePlan, type Plan, type PlannedPicture, type Progress } from './plan.ts';

/** Parallel uploads; the server processes them one at a time. */
const atOnce = 2;
const attachedAtOnce = 20;

type Asked = Pick<PlannedPicture, 'key' | 'file' | 'sku'>;

/** The file's name, or one built from the typed number. */
const nameOf = ({ file, sku }: Asked): string =>
  (sku === '' ? file.name : `${sku}.jpg`).slice(0, limits.name);

interface Stored {
  picture: PlannedPicture;
  filename: string;
}

let count = 0;
const newKey = (): string => {
  count += 1;
  return `planned-${count}`;
};

/** Files with their products, and their uploads, which are cancelled on leaving. */
export const usePictureUploads = () => {
  const fetchMatches = useLazyApiQuery(MatchPicturesDocument);
  const fetchKnown = useLazyApiQuery(KnownPicturesDocument);
  const { mutateAsync: attachAll } = useApiMutation(AttachPicturesDocument);
  const reportError = useReportError();
  const [plan, dispatch] = useReducer(changePlan, [] as Plan);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const queue = useRef<PlannedPicture[]>([]);
  useEffect(() => () => controller.current?.abort(), []);

  const tell = useCallback(
    (keys: readonly string[], progress: Progress) => dispatch({ type: 'progress', keys, progress }),
    [],
  );

  /** Looks up the products of numbers or file names. */
  const match = useCallback(
    async (pictures: readonly Asked[]) => {
      const answers = new Map<string, Answer>();
      try {
        for (let from = 0; from < pictures.length; from += limits.maxPageSize) {
          const some = pictures.slice(from, from + limits.maxPageSize);
          const { matchPictures } = await fetchMatches({ names: some.map(nameOf) });
          for (const [place, { key, sku }] of some.entries()) {
            answers.set(key, { sku, match: matchPictures.data[place] ?? null });
          }
        }
      } catch (error) {
        reportError(error as Error);
      } finally {
        for (const { key, sku } of pictures) {
          if (!answers.has(key)) answers.set(key, { sku, match: null });
        }
        startTransition(() => dispatch({ type: 'matched', answers }));
      }
    },
    [fetchMatches, reportError],
  );

  const add = (files: readonly File[]) => {
    const pictures = files.map(
      (file): PlannedPicture => ({
        key: newKey(),
        file,
        sku: '',
        variation: null,
        matching: 'running',
        progress: { state: 'planned' },
      }),
    );
    // reading hundreds of files is slow enough; rendering their rows can wait
    startTransition(() => dispatch({ type: 'add', pictures }));
    return match(pictures);
  };

  const name = useCallback(
    (picture: PlannedPicture, sku: string) => {
      dispatch({ type: 'name', key: picture.key, sku });
      return sku === '' ? undefined : match([{ ...picture, sku }]);
    },
    [match],
  );

  /** Repeats failed lookups. */
  const matchAgain = () => {
    const unchecked = plan.filter(({ matching }) => matching === 'failed');
    dispatch({ type: 'ask', keys: unchecked.map(({ key }) => key) });
    return match(unchecked);
  };

  const remove = useCallback((key: string) => dispatch({ type: 'remove', key }), []);

  /** What the store has of a file already, so that it need not be sent. */
  const known = async (image: File, { variation }: PlannedPicture) => {
    const digest = await digestOf(image);
    if (digest === null) return undefined;
    const pictures = [{ digest, variation_id: variation?.id ?? null }];
    return (await fetchKnown({ pictures })).knownPictures.data[0];
  };

  const upload = async (image: File, key: string, signal: AbortSignal): Promise<string> => {
    const onProgress = (part: number) => tell([key], { state: 'running', part });
    return (await uploadImage(image, { signal, onProgress })).filename;
  };

  /** @returns its name in the store; null if it is done, failed or was cancelled */
  const send = async (picture: PlannedPicture, signal: AbortSignal): Promise<string | null> => {
    const { key, file, progress } = picture;
    // it was stored before, but its product did not accept it
    if (progress.state === 'failed' && progress.filename) return progress.filename;
    tell([key], { state: 'running', part: 0 });
    try {
      const image = await shrinkImage(file);
      const { filename, isThere } = (await known(image, picture)) ?? {};
      if (signal.aborted) return null;
      if (isThere) {
        tell([key], { state: 'done', isKnown: true });
        return null;
      }
      const stored = filename ?? (await upload(image, key, signal));
      tell([key], { state: 'stored' });
      return stored;
    } catch (error) {
      if (!signal.aborted) tell([key], failed(failureOf(error)));
      return null;
    }
  };

  /** Attaches stored images to their products. */
  const attach = async (stored: readonly Stored[]): Promise<void> => {
    if (stored.length === 0) return;
    const pictures = stored.map(({ filename, picture: { variation } }) => ({
      filename,
      variation_id: variation?.id,
    }));
    try {
      const { attachPictures } = await attachAll({ input: { pictures } });
      const known = new Set(attachPictures.known);
      const left = new Map(attachPictures.failures.map((failure) => [failure.id, failure]));
      for (const { filename, picture } of stored) {
        const failure = left.get(picture.variation?.id ?? '');
        const args = { smart_count: failure?.count ?? 0 };
        tell(
          [picture.key],
          failure
            ? failed({ message: failure.msg, args }, filename)
            : { state: 'done', isKnown: known.has(filename) },
        );
      }
    } catch (error) {
      for (const { filename, picture } of stored) {
        tell([picture.key], failed(failureOf(error), filename));
      }
    }
  };

  /** Sends everything not yet done, including what failed. */
  const start = async (): Promise<void> => {
    const running = new AbortController();
    controller.current = running;
    setRunning(true);
    queue.current = plan.filter(({ progress }) => ['planned', 'failed'].includes(progress.state));
    const stored: Stored[] = [];
    const work = async () => {
      const next = () => queue.current.shift();
      for (let picture = next(); picture; picture = next()) {
        const filename = await send(picture, running.signal);
        if (running.signal.aborted) return;
        if (filename) stored.push({ picture, filename });
        if (stored.length >= attachedAtOnce) await attach(stored.splice(0));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (running.signal.aborted) return;
    await attach(stored);
    setRunning(false);
  };

  /** Uploads in progress are completed and attached. */
  const stop = () => {
    queue.current = [];
  };

  // rows receive `name` and `remove` and render again when these change
  return { plan, isRunning, add, name, matchAgain, start, stop, remove };
};

const failed = (
  { message, args }: { message: string; args?: Record<string, string | number> },
  filename?: string,
): Progress => ({
  state: 'failed',
  failure: { message, ...(args && { args }) },
  ...(filename && { filename }),
});
