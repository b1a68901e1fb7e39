import { type DocumentNode, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CallTimes } from '#server/metrics/callTimes.ts';
import { nameRequest } from '#server/traces/spans.ts';

/** The root fields of a valid document, such as `variations` or `me, jobs`. */
const nameOf = (document: DocumentNode): string => {
  const fields = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.map((selection) =>
          selection.kind === Kind.FIELD ? selection.name.value : '…',
        )
      : [],
  );
  return [...new Set(fields)].sort().slice(0, 3).join(', ');
};

/** Measures every document that is carried out; `prefix` names the contract. */
export const measureCalls = (calls: CallTimes | undefined, prefix: string): Plugin[] =>
  calls
    ? [
        {
          onExecute: ({ args }: { args: { document: DocumentNode } }) => {
            const start = performance.now();
            const name = prefix + nameOf(args.document);
            nameRequest(name);
            return { onExecuteDone: () => calls.observe(name, performance.now() - start) };
          },
        },
      ]
    : [];
