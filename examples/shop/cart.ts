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
  services: readonly ChosenService[];
}

interface ChosenService {
  serviceId: string;
  performerId: string;
}

export const emptyCart: Cart = { lines: [], postcode: '', code: '' };

/** Cookies hold 4 KB. */
const mostLines = 12;
const mostPieces = 99;
const mostServices = 4;

export const isPostcode = (text: string): boolean => /^\d{5}$/.test(text);

export const writtenCart = (cart: Cart): string =>
  Buffer.from(JSON.stringify(cart)).toString('base64url');

/** A service with its performer, as forms send it. */
export const serviceKey = ({ serviceId, performerId }: ChosenService): string =>
  `${serviceId}:${performerId}`;

const serviceOf = (key: unknown): ChosenService[] => {
  const [, serviceId = '', performerId = ''] = /^(\d{1,18}):(\d{1,18})$/.exec(String(key)) ?? [];
  return serviceId === '' ? [] : [{ serviceId, performerId }];
};

const lineOf = (given: Partial<CartLine> | null): CartLine[] => {
  const { vendorId, sku, quantity, services } = given ?? {};
  if (typeof vendorId !== 'string' || typeof sku !== 'string') return [];
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return [];
  const chosen = (Array.isArray(services) ? services : []).map(serviceKey).flatMap(serviceOf);
  return [{ vendorId, sku, quantity, services: chosen.slice(0, mostServices) }];
};

/** The cart of a cookie; an empty one if the cookie is none of ours. */
export const readCart = (cookie: string | undefined): Cart => {
  try {
    const { lines, postcode, code } = JSON.parse(
      Buffer.from(cookie ?? '', 'base64url').toString(),
    ) as Partial<Cart>;
    return {
      lines: Array.isArray(lines) ? lines.flatMap(lineOf).slice(0, mostLines) : [],
      postcode: typeof postcode === 'string' ? postcode : '',
      code: typeof code === 'string' ? code : '',
    };
  } catch {
    return emptyCart;
  }
};

/** Adds one piece. */
export const withOneMore = (cart: Cart, vendorId: string, sku: string): Cart => {
  const isIt = (line: CartLine) => line.vendorId === vendorId && line.sku === sku;
  const more = (line: CartLine) =>
    isIt(line) ? { ...line, quantity: Math.min(line.quantity + 1, mostPieces) } : line;
  const lines = cart.lines.some(isIt)
    ? cart.lines.map(more)
    : [...cart.lines, { vendorId, sku, quantity: 1, services: [] }].slice(0, mostLines);
  return { ...cart, lines };
};

const quantityOf = (typed: string): number => {
  const quantity = Math.trunc(Number(typed));
  return Number.isFinite(quantity) ? Math.max(0, Math.min(quantity, mostPieces)) : 1;
};

/** The cart of its form: quantities and services by place, 0 removes; `remove` is the place of a removed line. */
export const changedCart = (cart: Cart, form: URLSearchParams): Cart => ({
  lines: cart.lines
    .map((line, place) => ({
      ...line,
      quantity:
        form.get('remove') === String(place)
          ? 0
          : quantityOf(form.get(`quantity${place}`) ?? String(line.quantity)),
      services: form.getAll(`service${place}`).flatMap(serviceOf).slice(0, mostServices),
    }))
    .filter(({ quantity }) => quantity > 0),
  postcode: (form.get('postcode') ?? cart.postcode).trim().slice(0, 5),
  code: (form.get('code') ?? cart.code).trim().slice(0, 50),
});

export const piecesIn = ({ lines }: Cart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines and services of a cart as the marketplace takes them. */
export const cartInput = ({ lines, code }: Cart) => ({
  lines: lines.map(({ services: _, ...line }) => line),
  services: lines.flatMap(({ services }, line) => services.map((each) => ({ line, ...each }))),
  code,
});
