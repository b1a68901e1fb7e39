import type { Action, Area } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { HeldJob } from './records.ts';
import type { Stride } from './stride.ts';

export interface Work {
  db: Db;
  /** Whose job it is, with the roles of now. */
  viewer: Viewer;
  job: HeldJob;
  stride: Stride;
  /** Between two transactions: lets others have the database. */
  giveWay: () => Promise<void>;
  /** Says that this process ends. */
  stopping: AbortSignal;
}

/** Why it left off: it is through, was asked to stop, lost the job to another process, or pauses. */
export type Ending = 'done' | 'stop' | 'lost' | 'paused';

/** A kind of work that people begin and can look after. */
export interface JobKind {
  kind: string;
  /** Asked again when the job runs: by then the account may have lost it. */
  access: readonly [Area, Action];
  /** May be begun anew at any time, after a crash as well; what is done is never done again. */
  run: (work: Work) => Promise<Ending>;
}
