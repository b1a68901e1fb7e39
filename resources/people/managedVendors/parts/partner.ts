import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import type { ManagedVendorRecordFragment } from '#resources/people/managedVendors/record.generated.ts';
import type { Tone } from '#ui/fields/Badge.tsx';
import type { RecordField } from '#ui/record/recordField.ts';

/** The fields that manufacturers and vendors share. */
export type PartnerRecord = Omit<ManagedVendorRecordFragment, 'vendor_type' | 'account_type'>;

interface PartnerStatusInput {
  ids?: string[] | null | undefined;
  query?: object | null | undefined;
  status?: string | null | undefined;
  reason?: string | null | undefined;
}

export type PartnerStatusDocument = TypedDocumentNode<
  { answer: BulkResultFragment },
  { input: PartnerStatusInput }
>;

export type AnonymiseDocument = TypedDocumentNode<unknown, { id: string }>;

export const toneOfState: Readonly<Record<string, Tone>> = {
  active: 'success',
  unverified: 'warning',
  suspended: 'error',
};

const accountLines = (value: unknown): string[] => {
  const { firstname, lastname, email, language } = (value ?? {}) as Record<string, string>;
  return email ? [[`${firstname} ${lastname}`, email, language].join(' · ')] : [];
};

/** The fields of conflicts and the history, after the fields that only one kind has. */
export const partnerHistoryFields: readonly RecordField[] = [
  { source: 'account', linesOf: accountLines },
  { source: 'internalNote' },
];

/** Fields changed by mutations other than the form's. */
export const partnerStatusFields: readonly RecordField[] = [
  { source: 'status', choices: 'partnerManagement.statuses' },
  { source: 'suspendedAt' },
  { source: 'suspendedReason' },
];
