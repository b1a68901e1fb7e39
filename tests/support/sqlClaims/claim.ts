/** What a type says of one value. */
export interface ValueClaim {
  /** string, number, boolean, Date, bytes, object or unknown; with [] the elements of an array. */
  kinds: readonly string[];
  isNullable: boolean;
  /** An optional property, whose column may be missing. */
  isOptional: boolean;
}

/** What the type argument of one sql<…>`…` says; without one, nothing. */
export interface Claim {
  /** file:line */
  at: string;
  /** The template's texts between its values. */
  texts: readonly string[];
  value: ValueClaim;
  /** The properties of an object type, for a statement's rows; null if they are not known. */
  columns: Readonly<Record<string, ValueClaim>> | null;
  /** Adds the columns that a request asks for, so that claimed ones may be missing. */
  isAsked: boolean;
}
