/** What a customer has put into the cart; it lives in a cookie. */
export interface Cart {
  lines: readonly CartLine[];
  postcode: string;
  code: string;
}

interface CartLine {
  vendorId: string;
  sku: string;
  quantity: number;
}

export const emptyCart: Cart = { lines: [], postcode: '', code: '' };

/** Cookies hold 4 KB. */
const mostLines = 20;
const mostPieces = 99;

export const isPostcode = (text: string): boolean => /^\d{5}$/.test(text);

export const writtenCart = (cart: Cart): string =>
  Buffer.from(JSON.stringify(cart)).toString('base64url');

const isLine = (given: unknown): given is CartLine => {
  const { vendorId, sku, quantity } = (given ?? {}) as Partial<CartLine>;
  return typeof vendorId === 'string' && typeof sku === 'string' && Number.isInteger(quantity);
};

/** The cart of a cookie; an empty one if the cookie is none of ours. */
export const readCart = (cookie: string | undefined): Cart => {
  try {
    const { lines, postcode, code } = JSON.parse(
      Buffer.from(cookie ?? '', 'base64url').toString(),
    ) as Partial<Cart>;
    return {
      lines: Array.isArray(lines) ? lines.filter(isLine).slice(0, mostLines) : [],
      postcode: typeof postcode === 'string' ? postcode : '',
      code: typeof code === 'string' ? code : '',
    };
  } catch {
    return emptyCart;
  }
};

const isSame = (one: CartLine, other: CartLine): boolean =>
  one.vendorId === other.vendorId && one.sku === other.sku;

/** Adds one piece. */
export const withOneMore = (cart: Cart, vendorId: string, sku: string): Cart => {
  const line = { vendorId, sku, quantity: 1 };
  const known = cart.lines.some((each) => isSame(each, line));
  const lines = known
    ? cart.lines.map((each) =>
        isSame(each, line) ? { ...each, quantity: Math.min(each.quantity + 1, mostPieces) } : each,
      )
    : [...cart.lines, line].slice(0, mostLines);
  return { ...cart, lines };
};

/** The cart of its form: quantities by place, 0 removes; `remove` is the place of a removed line. */
export const changedCart = (cart: Cart, form: URLSearchParams): Cart => ({
  lines: cart.lines
    .map((line, place) => {
      const typed = Math.trunc(Number(form.get(`quantity${place}`) ?? line.quantity));
      const quantity = Number.isFinite(typed) ? Math.max(0, Math.min(typed, mostPieces)) : 1;
      return form.get('remove') === String(place)
        ? { ...line, quantity: 0 }
        : { ...line, quantity };
    })
    .filter(({ quantity }) => quantity > 0),
  postcode: (form.get('postcode') ?? cart.postcode).trim().slice(0, 5),
  code: (form.get('code') ?? cart.code).trim().slice(0, 50),
});

export const piecesIn = ({ lines }: Cart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
