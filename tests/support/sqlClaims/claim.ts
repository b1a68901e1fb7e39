/** The claims of a type about one value. */
export interface ValueClaim {
  /** string, number, boolean, Date, bytes, object or unknown; with [] the elements of an array. */
  kinds: readonly string[];
  isNullable: boolean;
  /** An optional property, whose column may be missing. */
  isOptional: boolean;
}

/** The claim of the type argument of one sql<…>`…`; there is no claim without one. */
export interface Claim {
  /** file:line */
  at: string;
  /** The template's texts between its values. */
  texts: readonly string[];
  value: ValueClaim;
  /** The properties of an object type, for a statement's rows; null if they are unknown. */
  columns: Readonly<Record<string, ValueClaim>> | null;
  /** Whether the statement adds only requested columns, so that claimed ones may be missing. */
  isAsked: boolean;
}
