/**
 * What proves an identity: the password, a code of the second factor, or, for accounts that have one,
 * a passkey, instead of which a code is accepted, too.
 */
export const proofs = ['password', 'code', 'passkey'] as const;
export type Proof = (typeof proofs)[number];
