/** What a customer has put into the cart; it lives in a cookie. */
export interface Cart {
  lines: readonly CartLine[];
  postcode: string;
  code: string;
}

export interface CartLine {
  vendorId: string;
  sku: string;
  quantity: number;
  /** The services, each with its performer, as forms send them. */
  services: readonly string[];
}

/** Cookies hold 4 KB. */
const mostLines = 12;
const mostPieces = 99;
const mostServices = 4;

export const isPostcode = (text: string): boolean => /^\d{5}$/.test(text);

export const serviceKey = (serviceId: string, performerId: string): string =>
  `${serviceId}:${performerId}`;

export const writtenCart = (cart: Cart): string =>
  Buffer.from(JSON.stringify(cart)).toString('base64url');

const quantityOf = (given: unknown): number => {
  const quantity = Math.trunc(Number(given));
  return Number.isFinite(quantity) ? Math.max(0, Math.min(quantity, mostPieces)) : 1;
};

const lineOf = ({ vendorId, sku, quantity, services }: CartLine): CartLine => {
  const chosen = services.map(String).filter((key) => /^\d{1,18}:\d{1,18}$/.test(key));
  const most = chosen.slice(0, mostServices);
  return { vendorId: `${vendorId}`, sku: `${sku}`, quantity: quantityOf(quantity), services: most };
};

/** A cart within its limits. */
const cartWith = ({ lines, postcode, code }: Cart): Cart => ({
  lines: lines
    .map(lineOf)
    .filter(({ quantity }) => quantity > 0)
    .slice(0, mostLines),
  postcode: String(postcode).trim().slice(0, 5),
  code: String(code).trim().slice(0, 50),
});

/** The cart of a cookie; an empty one if the cookie is not from this shop. */
export const readCart = (cookie = ''): Cart => {
  try {
    return cartWith(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
  } catch {
    return { lines: [], postcode: '', code: '' };
  }
};

/** Adds one piece. */
export const withOneMore = (cart: Cart, vendorId: string, sku: string): Cart => {
  const isIt = (line: CartLine) => line.vendorId === vendorId && line.sku === sku;
  const { quantity, services } = cart.lines.find(isIt) ?? { quantity: 0, services: [] };
  const others = cart.lines.filter((line) => !isIt(line));
  const line = { vendorId, sku, quantity: quantity + 1, services };
  return cartWith({ ...cart, lines: [line, ...others] });
};

/** The cart of its form: quantities and services by place, 0 removes; `remove` is the place of a removed line. */
export const changedCart = (cart: Cart, form: URLSearchParams): Cart => {
  const changed = (line: CartLine, place: number) => {
    const isRemoved = form.get('remove') === String(place);
    const quantity = isRemoved ? 0 : quantityOf(form.get(`quantity${place}`) ?? line.quantity);
    return { ...line, quantity, services: form.getAll(`service${place}`) };
  };
  const [postcode, code] = [form.get('postcode') ?? cart.postcode, form.get('code') ?? cart.code];
  return cartWith({ lines: cart.lines.map(changed), postcode, code });
};

export const piecesIn = ({ lines }: Cart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines and services of a cart as the marketplace takes them. */
export const cartInput = ({ lines, code }: Cart) => ({
  lines: lines.map(({ services: _, ...line }) => line),
  services: lines.flatMap(({ services }, line) =>
    services.map((key) => {
      const [serviceId = '', performerId = ''] = key.split(':');
      return { line, serviceId, performerId };
    }),
  ),
  code,
});
