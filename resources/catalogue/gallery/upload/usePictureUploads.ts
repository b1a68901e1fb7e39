import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { failureOf } from '#providers/graphql/failure.ts';
import { digestOf } from '#providers/uploads/digestOf.ts';
import { shrinkImage } from '#providers/uploads/shrinkImage.ts';
import { uploadImage } from '#providers/uploads/uploadImage.ts';
import {
  AttachPicturesDocument,
  KnownPicturesDocument,
  MatchPicturesDocument,
} from '#resources/catalogue/gallery/operations.generated.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { type Answer, changePlan, type Plan, type PlannedPicture, type Progress } from './plan.ts';

/** Number of parallel uploads; the server processes them one at a time. */
const atOnce = 2;
const attachedAtOnce = 20;

type PictureToUpload = Pick<PlannedPicture, 'key' | 'file' | 'sku'>;

/** Returns the file name, or one built from the number that the user entered. */
const nameOf = ({ file, sku }: PictureToUpload): string =>
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

/** Manages the files of a bulk upload with their products; unmounting cancels running uploads. */
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

  /** Finds the products that match article numbers or file names. */
  const match = useCallback(
    async (pictures: readonly PictureToUpload[]) => {
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
    // reading hundreds of files is already slow, so rendering their rows gets a lower priority
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

  /** Retries failed lookups. */
  const matchAgain = () => {
    const unchecked = plan.filter(({ matching }) => matching === 'failed');
    dispatch({ type: 'ask', keys: unchecked.map(({ key }) => key) });
    return match(unchecked);
  };

  const remove = useCallback((key: string) => dispatch({ type: 'remove', key }), []);

  /** Finds out whether the store already has the file, so that it need not be uploaded. */
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

  /**
   * Uploads one picture.
   * @returns its name in the store; null if it is done, failed or was cancelled
   */
  const send = async (picture: PlannedPicture, signal: AbortSignal): Promise<string | null> => {
    const { key, file, progress } = picture;
    // an earlier attempt uploaded the file, but failed to attach it to the product
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

  /** Attaches uploaded images to their products. */
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

  /** Uploads every file that is not done, including failed ones. */
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

  /** Stops after the running uploads, which are completed and attached. */
  const stop = () => {
    queue.current = [];
  };

  // `name` and `remove` must be stable, because all rows render again when these props change
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
