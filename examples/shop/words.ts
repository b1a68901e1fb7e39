/** Every text in German and English. */
const texts = {
  language: ['Deutsch', 'English'],
  note: ['Beispielshop: Es wird nichts geliefert.', 'Example shop: nothing is delivered.'],
  skip: ['Zum Inhalt', 'Skip to content'],
  offer: ['Aktion', 'Promotion'],
  menu: ['Menü', 'Menu'],
  home: ['Möbel und Wohnideen', 'Furniture and ideas for living'],
  categories: ['Kategorien', 'Categories'],
  search: ['Suchen', 'Search'],
  searchFor: ['Produkte suchen', 'Search for products'],
  newest: ['Neu im Sortiment', 'New in the shop'],
  blog: ['Magazin', 'Magazine'],
  styles: ['Stile', 'Styles'],
  allStyles: ['Alle Stile', 'All styles'],
  inStyle: ['In diesem Stil', 'In this style'],
  showrooms: ['Ausstellungen', 'Showrooms'],
  more: ['Mehr anzeigen', 'Show more'],
  from: ['ab', 'from'],
  by: ['von', 'by'],
  products: ['Produkte', 'Products'],
  results: ['Ergebnisse: %1', 'Results: %1'],
  nothing: ['Hier gibt es gerade nichts.', 'There is nothing here at the moment.'],
  filters: ['Filter', 'Filters'],
  priceFrom: ['Preis von', 'Price from'],
  priceTo: ['Preis bis', 'Price to'],
  apply: ['Anwenden', 'Apply'],
  clear: ['Filter löschen', 'Clear filters'],
  sort: ['Sortierung', 'Sort by'],
  choose: ['Ausführung', 'Version'],
  soldOut: ['Ausverkauft. Diese gibt es noch:', 'Sold out. These are still available:'],
  sku: ['Artikelnummer', 'Article number'],
  offers: ['Angebote', 'Offers'],
  noOffers: ['Noch bietet niemand diese Ausführung an.', 'This version has no offers yet.'],
  postcode: ['Postleitzahl', 'Postcode'],
  postcodeHelp: ['Für Lieferung und Versandkosten', 'For delivery and shipping costs'],
  postcodeWrong: ['Diese Postleitzahl gibt es nicht.', 'There is no such postcode.'],
  show: ['Anzeigen', 'Show'],
  delivery: ['Lieferung in %1 bis %2 Tagen', 'Delivery in %1 to %2 days'],
  shipping: ['Versand', 'Shipping'],
  shippingOf: ['Versand %1', 'Shipping %1'],
  shippingFree: ['Versand kostenlos', 'Free shipping'],
  change: ['Ändern', 'Change'],
  notDelivered: ['Wird dorthin nicht geliefert', 'Not delivered there'],
  add: ['In den Warenkorb', 'Add to cart'],
  details: ['Details', 'Details'],
  services: ['Services', 'Services'],
  servicesHelp: ['Im Warenkorb wählbar', 'To be chosen in the cart'],
  minutes: ['etwa %1 Min.', 'about %1 min'],
  cart: ['Warenkorb', 'Cart'],
  empty: ['Ihr Warenkorb ist leer.', 'Your cart is empty.'],
  goOn: ['Weiter einkaufen', 'Continue shopping'],
  quantity: ['Menge', 'Quantity'],
  remove: ['Entfernen', 'Remove'],
  without: ['Ohne', 'Without'],
  code: ['Rabattcode', 'Discount code'],
  update: ['Aktualisieren', 'Update'],
  sums: ['Summe', 'Total'],
  subtotal: ['Produkte', 'Products'],
  discount: ['Rabatt', 'Discount'],
  driving: ['Anfahrt', 'Driving'],
  total: ['Gesamt (netto)', 'Total (net)'],
  enterPostcode: ['Für die Summe fehlt Ihre Postleitzahl.', 'For the total, enter your postcode.'],
  notSold: ['Nicht bestellbar: Bitte entfernen.', 'Not for sale: please remove it.'],
  notPerformed: ['Hier nicht möglich: Bitte abwählen.', 'Not possible here: please deselect it.'],
  codeRefused: [
    'Der Code gilt für diesen Warenkorb nicht.',
    'The code is not valid for this cart.',
  ],
  missingSum: ['Es fehlen noch %1.', '%1 are missing.'],
  codeLater: ['Der Code wird bei der Bestellung geprüft.', 'The code is checked with the order.'],
  checkout: ['Zur Kasse', 'Check out'],
  checkoutTitle: ['Kasse', 'Checkout'],
  address: ['Lieferadresse', 'Delivery address'],
  firstname: ['Vorname', 'First name'],
  lastname: ['Nachname', 'Last name'],
  email: ['E-Mail', 'Email'],
  street: ['Straße und Hausnummer', 'Street and number'],
  city: ['Ort', 'Town'],
  payment: ['Zahlung', 'Payment'],
  order: ['Zahlungspflichtig bestellen', 'Order with obligation to pay'],
  refused: ['So nicht möglich: Bitte Angaben prüfen.', 'Not possible: please check your details.'],
  changed: ['Der Preis hat sich geändert: Bitte prüfen.', 'The price has changed: please check.'],
  thanks: ['Vielen Dank für Ihre Bestellung', 'Thank you for your order'],
  orderNumber: ['Bestellung %1', 'Order %1'],
  keepAddress: ['Hier sehen Sie jederzeit den Stand.', 'Here you see its state at any time.'],
  finished: ['Ihre Bestellung ist abgeschlossen.', 'Your order is complete.'],
  dueOn: ['Lieferung bis %1', 'Delivery by %1'],
  appointment: ['Termin am %1', 'Appointment on %1'],
  track: ['Sendung verfolgen', 'Track parcel'],
  preview: ['Vorschau, endet um %1', 'Preview, ends at %1'],
  previewOver: ['Diese Vorschau ist zu Ende', 'This preview has ended'],
  openAgain: ['Öffnen Sie sie im Back-Office erneut.', 'Open it again in the back-office.'],
  missingTitle: ['Diese Seite gibt es nicht', 'There is no such page'],
  missing: ['Vielleicht ist es nicht mehr im Sortiment.', 'Perhaps it is no longer for sale.'],
  failedTitle: ['Der Shop ist gerade nicht erreichbar', 'The shop is not available right now'],
  failed: ['Bitte versuchen Sie es gleich noch einmal.', 'Please try again in a minute.'],
} as const;

const sorts = {
  name: ['Name', 'Name'],
  price: ['Günstigste zuerst', 'Lowest price first'],
  priceDescending: ['Teuerste zuerst', 'Highest price first'],
  newest: ['Neueste zuerst', 'Newest first'],
} as const;

const states = {
  open: ['Eingegangen', 'Received'],
  confirmed: ['Bestätigt', 'Confirmed'],
  scheduled: ['Termin vereinbart', 'Scheduled'],
  shipped: ['Unterwegs', 'On its way'],
  ready: ['Abholbereit', 'Ready to collect'],
  in_progress: ['In Arbeit', 'In progress'],
  completed: ['Abgeschlossen', 'Completed'],
  cancelled: ['Storniert', 'Cancelled'],
} as const;

const paymentStates = {
  pending: ['Noch nicht bezahlt', 'Not paid yet'],
  partly_paid: ['Teilweise bezahlt', 'Partly paid'],
  paid: ['Bezahlt', 'Paid'],
  overpaid: ['Überzahlt', 'Overpaid'],
  refund_owed: ['Rückzahlung folgt', 'Repayment follows'],
  partly_refunded: ['Teilweise erstattet', 'Partly refunded'],
  refunded: ['Erstattet', 'Refunded'],
} as const;

const payments = {
  card: ['Karte (Test: gilt sofort als bezahlt)', 'Card (test: counts as paid at once)'],
  invoice: ['Rechnung', 'Invoice'],
} as const;

type Texts = Readonly<Record<string, readonly [german: string, english: string]>>;

const pick = <Given extends Texts>(given: Given, place: 0 | 1) =>
  Object.fromEntries(Object.entries(given).map(([name, pair]) => [name, pair[place]])) as {
    [name in keyof Given]: string;
  };

const wordsOf = (place: 0 | 1) => ({
  ...pick(texts, place),
  sorts: pick(sorts, place),
  states: pick(states, place),
  paymentStates: pick(paymentStates, place),
  payments: pick(payments, place),
});

export const words = { de: wordsOf(0), en: wordsOf(1) };
export type Words = typeof words.de;
export type Language = keyof typeof words;

export const isLanguage = (text: unknown): text is Language => text === 'de' || text === 'en';

/** Puts values into a text: %1, %2. */
export const fill = (text: string, ...values: readonly (string | number | null)[]): string =>
  text.replace(/%(\d)/g, (_, place: string) => String(values[Number(place) - 1] ?? ''));

const locales = { de: 'de-DE', en: 'en-GB' };

export const euro = (amount: string, language: Language): string =>
  Number(amount).toLocaleString(locales[language], { style: 'currency', currency: 'EUR' });

/** A day, or with other styles a time, in Germany. */
export const day = (
  date: string,
  language: Language,
  styles: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'> = { dateStyle: 'medium' },
): string =>
  new Date(date).toLocaleString(locales[language], { ...styles, timeZone: 'Europe/Berlin' });
