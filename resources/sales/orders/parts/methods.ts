/** Known payment methods; shops may send others. */
export const methods = ['invoice', 'prepayment', 'transfer', 'paypal', 'card'] as const;
