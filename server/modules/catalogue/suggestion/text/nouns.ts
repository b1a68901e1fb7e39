/** Last parts of German nouns for products, by gender. */
const endings = {
  der: [
    'tisch',
    'stuhl',
    'sessel',
    'hocker',
    'schrank',
    'teppich',
    'spiegel',
    'kübel',
    'topf',
    'pouf',
    'läufer',
    'vorhang',
    'container',
    'rollwagen',
    'ständer',
    'rahmen',
    'schirm',
    'kamin',
    'boden',
    'korb',
    'haken',
    'stoff',
  ],
  die: [
    'bank',
    'leuchte',
    'lampe',
    'kommode',
    'vase',
    'wanne',
    'fliese',
    'diele',
    'tür',
    'liege',
    'truhe',
    'garderobe',
    'vitrine',
    'matratze',
    'decke',
    'gardine',
    'tapete',
    'schale',
    'konsole',
    'anrichte',
    'dusche',
    'armatur',
    'couch',
    'küche',
  ],
  das: [
    'sofa',
    'bett',
    'regal',
    'board',
    'kissen',
    'becken',
    'parkett',
    'laminat',
    'bild',
    'rollo',
    'plaid',
    'gestell',
    'fenster',
    'möbel',
    'set',
  ],
} as const;
type Gender = keyof typeof endings | 'unknown';

/** Gender of a name such as `Schwebetürenschrank Luv`, from its first word with a known ending. */
export const genderOf = (name: string): Gender => {
  const genders = Object.keys(endings) as (keyof typeof endings)[];
  for (const word of name.toLowerCase().split(/[^\p{L}]+/u)) {
    const found = genders.find((gender) => endings[gender].some((ending) => word.endsWith(ending)));
    if (found) return found;
  }
  return 'unknown';
};
