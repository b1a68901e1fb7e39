/** A product as a picker shows it. */
export interface ProductChoice {
  id: string;
  name: string;
  /** What tells it from others of its name, such as its article number. */
  detail: string;
  /** EUR, net; null if it may not be known. */
  price: string | null;
  image: string | null;
  isForSale: boolean;
}

interface Products {
  products: readonly ProductChoice[];
  isLoading: boolean;
}

/** Where a picker has its products from. */
export interface ProductSource {
  /** What a search text finds; nothing for the empty one. */
  useFound: (text: string) => Products;
  /** Those with these ids, as far as there are any. */
  useNamed: (ids: readonly string[]) => Products;
}
