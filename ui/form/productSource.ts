/** A product as a picker shows it. */
export interface ProductChoice {
  id: string;
  name: string;
  /** A text that distinguishes products of the same name, such as the article number. */
  detail: string;
  /** Net price in EUR; null if the user may not see it. */
  price: string | null;
  image: string | null;
  isForSale: boolean;
}

interface Products {
  choices: readonly ProductChoice[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Queries for a picker's products. */
export interface ProductSource {
  /** Returns the products that match a search text; none for an empty text. */
  useFound: (text: string) => Products;
  /** Returns the products with these ids; ids that do not exist are omitted. */
  useNamed: (ids: readonly string[]) => Products;
}
