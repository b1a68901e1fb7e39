import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import type { RecordField } from '#ui/record/recordField.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface Conflict {
  /** The entity's name in the API; the history of the record says who saved it. */
  entity: string;
  fields: readonly RecordField[];
  /** The saved record as form values; null while there is no conflict. */
  theirs: Values | null;
  close: () => void;
}

const ConflictContext = createContext<Conflict | null>(null);
export const ConflictProvider = ConflictContext.Provider;
export const useConflictContext = (): Conflict | null => useContext(ConflictContext);

/**
 * For components that save a form. `take` returns whether an error is a conflict; if so, it shows
 * the conflict with the saved record beside the form. Pass `conflict` to the surrounding
 * `ConflictProvider`.
 */
export const useConflict = <Id = void>(
  entity: string,
  fields: readonly RecordField[],
  load: (id: Id) => Promise<object | undefined>,
) => {
  const reportError = useReportError();
  const [theirs, setTheirs] = useState<Values | null>(null);
  const take = useCallback(
    (error: unknown, id: Id): boolean => {
      if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return false;
      load(id)
        .then((current) => {
          if (!current) throw new RequestError('error.NOT_FOUND', 'NOT_FOUND');
          setTheirs(current as Values);
        })
        .catch(reportError);
      return true;
    },
    [load, reportError],
  );
  const conflict = useMemo(
    () => ({ entity, fields, theirs, close: () => setTheirs(null) }),
    [entity, fields, theirs],
  );
  return { take, conflict };
};
