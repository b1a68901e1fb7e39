import type { Failure } from '#providers/graphql/failure.ts';
import type { MatchPicturesQuery } from '#resources/catalogue/gallery/operations.generated.ts';

type Match = MatchPicturesQuery['matchPictures']['data'][number];
type MatchedVariation = NonNullable<Match['variation']>;

/**
 * Progress of a file: uploaded first, then attached to its product or kept in the gallery without
 * one.
 */
export type Progress =
  | { state: 'planned' }
  | { state: 'running'; part: number }
  | { state: 'stored' }
  /** `isKnown`: the store already had the same content. */
  | { state: 'done'; isKnown: boolean }
  /** `filename` is the name in the store, if the upload itself succeeded. */
  | { state: 'failed'; failure: Failure; filename?: string };

/** A file to upload, and its matching product. */
export interface PlannedPicture {
  key: string;
  file: File;
  /** The article number, from the file name or entered by the user. */
  sku: string;
  /** Null if no product has this article number. */
  variation: MatchedVariation | null;
  /** Status of the lookup of the article number. */
  matching: 'running' | 'done' | 'failed';
  progress: Progress;
}

/**
 * The result of a lookup, with the number that the file had at that time; null if the lookup
 * failed.
 */
export interface Answer {
  sku: string;
  match: Match | null;
}

export type PlanAction =
  | { type: 'add'; pictures: readonly PlannedPicture[] }
  | { type: 'matched'; answers: ReadonlyMap<string, Answer> }
  | { type: 'name'; key: string; sku: string }
  | { type: 'ask'; keys: readonly string[] }
  | { type: 'remove'; key: string }
  | { type: 'progress'; keys: readonly string[]; progress: Progress };

export type Plan = readonly PlannedPicture[];

/** Applies an action to the plan; unaffected files stay the same objects. */
export const changePlan = (plan: Plan, action: PlanAction): Plan => {
  switch (action.type) {
    case 'add':
      return [...plan, ...action.pictures];
    case 'remove':
      return plan.filter(({ key }) => key !== action.key);
    case 'name':
      return change(plan, [action.key], (picture) => ({
        ...picture,
        sku: action.sku,
        variation: null,
        matching: action.sku === '' ? 'done' : 'running',
      }));
    case 'ask':
      return change(plan, action.keys, (picture) => ({ ...picture, matching: 'running' }));
    case 'matched':
      return change(plan, [...action.answers.keys()], (picture) =>
        matched(picture, action.answers.get(picture.key)),
      );
    case 'progress':
      return change(plan, action.keys, (picture) => ({ ...picture, progress: action.progress }));
  }
};

/** Applies a lookup result; ignores it if the file's number has changed since. */
const matched = (picture: PlannedPicture, answer: Answer | undefined): PlannedPicture => {
  const { sku } = picture;
  if (!answer || answer.sku !== sku) return picture;
  if (!answer.match) return { ...picture, matching: 'failed' };
  const found = answer.match.variation;
  // an entered number must match exactly; a file name may contain more text after the number
  const isMeant = found && (sku === '' || isSameSku(found.sku, sku));
  return isMeant
    ? { ...picture, matching: 'done', variation: found, sku: found.sku }
    : { ...picture, matching: 'done', variation: null };
};

const isSameSku = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

const change = (
  plan: Plan,
  keys: readonly string[],
  to: (picture: PlannedPicture) => PlannedPicture,
): Plan => {
  const changed = new Set(keys);
  return plan.map((picture) => (changed.has(picture.key) ? to(picture) : picture));
};

export interface Summary {
  count: number;
  matched: number;
  unmatched: number;
  /** Files whose lookup failed. */
  unchecked: number;
  done: number;
  failed: number;
  /** Uploaded, but not yet attached to their product. */
  stored: number;
  /** Not yet uploaded, or uploaded and not yet attached. */
  open: number;
}

export const kindsOfShown = ['count', 'unmatched', 'failed'] as const;
/** The filters: all files, files without a product, or failed files. */
export type PlannedShown = (typeof kindsOfShown)[number];

export const shownOf = (plan: Plan, shown: PlannedShown): Plan => {
  if (shown === 'count') return plan;
  return shown === 'unmatched'
    ? plan.filter(isUnmatched)
    : plan.filter(({ progress }) => progress.state === 'failed');
};

const isUnmatched = ({ variation, matching }: PlannedPicture): boolean =>
  variation === null && matching === 'done';

export const summaryOf = (plan: Plan): Summary => {
  const having = (is: (picture: PlannedPicture) => boolean) => plan.filter(is).length;
  const done = having(({ progress }) => progress.state === 'done');
  const failed = having(({ progress }) => progress.state === 'failed');
  const stored = having(({ progress }) => progress.state === 'stored');
  return {
    count: plan.length,
    matched: having(({ variation }) => variation !== null),
    unmatched: having(isUnmatched),
    unchecked: having(({ matching }) => matching === 'failed'),
    done,
    failed,
    stored,
    open: plan.length - done - failed,
  };
};
