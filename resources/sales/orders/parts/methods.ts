/** Known ways to pay; shops may name others. */
export const methods = ['invoice', 'prepayment', 'transfer', 'paypal', 'card'] as const;
