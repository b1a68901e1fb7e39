/** URL anchor of the variations on a product's page. */
export const variationsAnchor = 'variations';
