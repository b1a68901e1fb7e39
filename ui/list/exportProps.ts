import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Language } from '#contract/language.ts';
import type { ExportFormat } from '#contract/rules/platform/export.ts';

interface ExportInput {
  query: Record<string, unknown>;
  format: ExportFormat;
  language: Language;
}

/** The mutation that starts the export job. */
export type ExportDocument = TypedDocumentNode<
  { job: { data: { id: string } } },
  { input: ExportInput }
>;

export interface ExportProps {
  document: ExportDocument;
  /** The query whose records are exported. */
  query: Record<string, unknown>;
  isDisabled: boolean;
  formats?: readonly ExportFormat[];
}
