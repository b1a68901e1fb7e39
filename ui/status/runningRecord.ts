import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RaRecord } from 'react-admin';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import type { StatusWords } from './statusWords.ts';

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

/** A record with a status switch: it is active or not, or has a status. */
export interface SwitchedRecord extends RaRecord<string> {
  name: string;
  isActive?: boolean;
  status?: string;
}

export const isOn = ({ isActive, status }: SwitchedRecord, words: StatusWords): boolean =>
  isActive ?? status === words.on.status;

/** The resource's mutation `updateThingStatus`. */
export type StatusDocument = TypedDocumentNode<
  { answer: BulkResultFragment },
  { input: { ids?: string[]; query?: Record<string, unknown>; status: string } }
>;
