/** Those of `limits` that the login page needs, which loads nothing else of the contract. */
export const signInLimits = {
  email: 255,
  /** Typed text of a code, with spaces and hyphens. */
  codeText: 40,
  /** A longer password would only cost hashing time. */
  passwordMax: 200,
} as const;
