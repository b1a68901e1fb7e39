import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RaRecord } from 'react-admin';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';

/**
 * A record that can be switched on and off, and that is active from a start date to an end date.
 */
export interface RunningRecord extends RaRecord<string> {
  name: string;
  isActive: boolean;
  state: string;
  startsOn: string | null;
  endsOn: string | null;
}

/** The resource's mutation `updateThingStatus`. */
export type StatusDocument = TypedDocumentNode<
  { answer: BulkResultFragment },
  { input: { ids?: string[]; query?: Record<string, unknown>; status: string } }
>;
