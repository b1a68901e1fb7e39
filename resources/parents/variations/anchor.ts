/** Where the variations of a product stand on its page. */
export const variationsAnchor = 'variations';
