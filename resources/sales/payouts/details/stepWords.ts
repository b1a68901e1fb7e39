import type { PayoutStep } from '#contract/rules/sales/payout.ts';

const words = { approved: 'approve', paid: 'pay', rejected: 'reject' } as const;

/** The messages of a step. */
export const wordsOf = (step: PayoutStep) => words[step];
