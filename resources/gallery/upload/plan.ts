import type { MatchPicturesQuery } from '#resources/gallery/operations.generated.ts';

export type Match = MatchPicturesQuery['matchPictures']['data'][number];
type MatchedVariation = NonNullable<Match['variation']>;

interface Failure {
  message: string;
  args?: Record<string, string | number>;
}

/** How far a file has come: sent, then shown by its product, or kept in the gallery without one. */
export type Progress =
  | { state: 'planned' }
  | { state: 'running'; part: number }
  | { state: 'stored' }
  | { state: 'done' }
  /** With its name in the store when it came that far. */
  | { state: 'failed'; failure: Failure; filename?: string };

/** A file that is to be uploaded, and the product it is meant for. */
export interface PlannedPicture {
  key: string;
  file: File;
  /** The article number, as it was found in the file's name or typed. */
  sku: string;
  /** Null where no product has that number. */
  variation: MatchedVariation | null;
  /** Whether the answer for the number is still to come. */
  isMatching: boolean;
  progress: Progress;
}

export type PlanAction =
  | { type: 'add'; pictures: readonly PlannedPicture[] }
  | { type: 'matched'; matches: ReadonlyMap<string, Match | undefined> }
  | { type: 'name'; key: string; sku: string }
  | { type: 'remove'; key: string }
  | { type: 'progress'; keys: readonly string[]; progress: Progress };

export type Plan = readonly PlannedPicture[];

/** The plan after something happened; pictures that it does not concern stay the same objects. */
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
        isMatching: action.sku !== '',
      }));
    case 'matched':
      return change(plan, [...action.matches.keys()], (picture) => {
        const variation = action.matches.get(picture.key)?.variation ?? null;
        return { ...picture, isMatching: false, variation, sku: variation?.sku ?? picture.sku };
      });
    case 'progress':
      return change(plan, action.keys, (picture) => ({ ...picture, progress: action.progress }));
  }
};

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
  done: number;
  failed: number;
  /** Sent, and waiting for their product to show them. */
  stored: number;
  /** To be sent, or sent and not yet shown. */
  open: number;
}

export const kindsOfShown = ['count', 'unmatched', 'failed'] as const;
/** All of the plan, or those without a product or that failed. */
export type PlannedShown = (typeof kindsOfShown)[number];

export const shownOf = (plan: Plan, shown: PlannedShown): Plan => {
  if (shown === 'count') return plan;
  return shown === 'unmatched'
    ? plan.filter(({ variation }) => variation === null)
    : plan.filter(({ progress }) => progress.state === 'failed');
};

export const summaryOf = (plan: Plan): Summary => {
  const having = (is: (picture: PlannedPicture) => boolean) => plan.filter(is).length;
  const done = having(({ progress }) => progress.state === 'done');
  const failed = having(({ progress }) => progress.state === 'failed');
  const stored = having(({ progress }) => progress.state === 'stored');
  const matched = having(({ variation }) => variation !== null);
  return {
    count: plan.length,
    matched,
    unmatched: plan.length - matched,
    done,
    failed,
    stored,
    open: plan.length - done - failed,
  };
};
