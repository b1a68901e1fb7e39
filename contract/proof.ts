/**
 * The ways to prove an identity: the password, a code of the second factor, or a passkey. An account
 * that has a passkey can give a code instead.
 */
export const proofs = ['password', 'code', 'passkey'] as const;
export type Proof = (typeof proofs)[number];
