import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RaRecord } from 'react-admin';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';

/** A record that is switched on and off, and runs from a day to a day. */
export interface RunningRecord extends RaRecord<string> {
  name: string;
  isActive: boolean;
  state: string;
  startsOn: string | null;
  endsOn: string | null;
}

/** The resource's `updateThingStatus`. */
export type StatusDocument = TypedDocumentNode<
  { answer: BulkResultFragment },
  { input: { ids?: string[]; query?: Record<string, unknown>; status: string } }
>;
