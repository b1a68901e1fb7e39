/** Returns the URL of a product's page. */
export const addressOf = (id: string): string =>
  `/external-product-sources/affiliates/products/${id}`;
