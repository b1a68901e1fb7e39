import type { PayoutStep } from '#contract/rules/sales/payout.ts';

const words = { approved: 'approve', paid: 'pay', rejected: 'reject' } as const;

/** Returns the messages of a payout step. */
export const wordsOf = (step: PayoutStep) => words[step];
