/** An option of a configurable attribute with the data for names, numbers and prices. */
export interface Choice {
  key: string;
  name: string;
  /** The option's text inside a product name. */
  inName: string;
  /** Part of the article number. */
  code: string;
  colour: string | null;
  description: string;
  priceFactor: number;
  /** Width and depth (or height) in centimetres, if the option is a size. */
  size: readonly [number, number] | null;
}

/** Code, name, colour, factor of the price, description, and the name inside another if it differs. */
type ColourRow = readonly [string, string, string, number, string, string?];

const coloured = (prefix: string, rows: readonly ColourRow[]): Choice[] =>
  rows.map(([code, name, colour, priceFactor, description, inName = name]) => ({
    key: `${prefix}-${code.toLowerCase()}`,
    name,
    inName,
    code,
    colour,
    description,
    priceFactor,
    size: null,
  }));

export const colours = coloured('farbe', [
  ['WS', 'Weiß', '#f1efea', 1, 'Reines, warmes Weiß, seidenmatt', 'weiß'],
  ['CW', 'Cremeweiß', '#e9e0cf', 1, 'Sanftes Weiß mit einem Hauch Vanille', 'cremeweiß'],
  ['SD', 'Sand', '#d4bf9f', 1, 'Heller Sandton', 'sandfarben'],
  ['TP', 'Taupe', '#a3927f', 1, 'Graubraun, passt zu fast jedem Holz', 'taupe'],
  ['HG', 'Hellgrau', '#c3c4c1', 1, 'Neutrales helles Grau', 'hellgrau'],
  ['AZ', 'Anthrazit', '#4a4d50', 1.02, 'Tiefes Grau mit kühlem Unterton', 'anthrazit'],
  ['SW', 'Schwarz', '#2b2a29', 1.02, 'Mattes Schwarz', 'schwarz'],
  ['SG', 'Salbeigrün', '#a3af94', 1.03, 'Gebrochenes Grün wie getrockneter Salbei', 'salbeigrün'],
  ['WG', 'Waldgrün', '#47604e', 1.03, 'Dunkles, ruhiges Grün', 'waldgrün'],
  ['PT', 'Petrol', '#2f6670', 1.03, 'Blaugrün mit Tiefe', 'petrol'],
  ['TB', 'Taubenblau', '#8ea3b0', 1.03, 'Graublau, zurückhaltend', 'taubenblau'],
  ['NB', 'Nachtblau', '#2f3f5c', 1.03, 'Dunkles Blau', 'nachtblau'],
  ['TK', 'Terrakotta', '#bd6f4f', 1.03, 'Warmes Rotbraun wie gebrannter Ton', 'terrakotta'],
  ['OC', 'Ocker', '#c99a48', 1.03, 'Erdiges Gelb', 'ocker'],
  ['AR', 'Altrosa', '#cf9f98', 1.03, 'Gedecktes Rosa', 'altrosa'],
  ['BX', 'Bordeaux', '#713640', 1.04, 'Weinrot', 'bordeaux'],
]);

const boucle = 'Schlingengarn, weich und griffig, 42.000 Scheuertouren';
const linen = 'Leinen mit Baumwolle, lebendige Struktur';
const flatWeave = 'Pflegeleichtes Flachgewebe, fleckgeschützt';
const velvet = 'Kurzfloriger Möbelsamt mit schönem Glanz';
const chenille = 'Weiches Chenillegewebe, dicht gewebt';
const corduroy = 'Breitcord aus Baumwolle';
const leather = 'Semianilinleder, 1,4 mm stark';

export const fabrics = coloured('bezug', [
  ['BCW', 'Bouclé cremeweiß', '#e8dfd0', 1.08, boucle],
  ['BSD', 'Bouclé sand', '#cdb898', 1.08, boucle],
  ['BMO', 'Bouclé moosgrün', '#7c8564', 1.08, boucle],
  ['LNA', 'Leinenmix natur', '#d3c8b3', 1.05, linen],
  ['LBL', 'Leinenmix rauchblau', '#7f93a1', 1.05, linen],
  ['THG', 'Strukturstoff hellgrau', '#b9bab7', 1, flatWeave],
  ['TAZ', 'Strukturstoff anthrazit', '#55585b', 1, flatWeave],
  ['TSA', 'Strukturstoff salbei', '#9caa8e', 1, flatWeave],
  ['SWG', 'Samt waldgrün', '#3f5f4d', 1.1, velvet],
  ['SPT', 'Samt petrol', '#2c6470', 1.1, velvet],
  ['SAR', 'Samt altrosa', '#c68f8b', 1.1, velvet],
  ['CRO', 'Chenille rost', '#a85c3b', 1.04, chenille],
  ['CTP', 'Chenille taupe', '#9c8a78', 1.04, chenille],
  ['KOC', 'Cord ocker', '#c2923f', 1.05, corduroy],
  ['KNB', 'Cord nachtblau', '#35456a', 1.05, corduroy],
  ['LCO', 'Leder cognac', '#a5663a', 1.42, leather],
  ['LSW', 'Leder schwarz', '#2f2b29', 1.42, leather],
]);

export const woods = coloured('holz', [
  ['EI', 'Eiche geölt', '#c69c6a', 1, 'Massive Eiche, natur geölt'],
  [
    'EIM',
    'Eiche massiv weiß geölt',
    '#dcc6a3',
    1.03,
    'Massive Eiche, mit weiß pigmentiertem Öl behandelt',
  ],
  ['RE', 'Räuchereiche', '#6b4d36', 1.08, 'Eiche, mit Ammoniak dunkel geräuchert und geölt'],
  ['WE', 'Wildeiche gebürstet', '#b98a55', 1.05, 'Astige Eiche, gebürstet und geölt'],
  ['NU', 'Nussbaum geölt', '#7c5438', 1.28, 'Europäischer Nussbaum, geölt'],
  ['BU', 'Kernbuche geölt', '#cf9f73', 0.9, 'Kernbuche mit lebhafter Zeichnung'],
  ['ES', 'Esche natur', '#d9bf93', 0.97, 'Esche, matt lackiert'],
  ['ESS', 'Esche schwarz gebeizt', '#37322e', 1.02, 'Esche, schwarz gebeizt, Maserung sichtbar'],
  ['AH', 'Ahorn hell', '#e2c99f', 1.06, 'Heller Bergahorn, geseift'],
  ['KI', 'Kiefer gelaugt', '#ddb884', 0.74, 'Massive Kiefer, gelaugt und geseift'],
  ['TE', 'Teak natur', '#b07c47', 1.3, 'Teak aus kontrolliertem Anbau, unbehandelt'],
  ['AK', 'Akazie geölt', '#9c6238', 0.92, 'Akazie, mit Hartöl behandelt'],
]);

const coatedSteel = 'Stahl, pulverbeschichtet';

export const frames = coloured('gestell', [
  ['GS', 'Schwarz matt', '#2e2d2c', 1, coatedSteel, 'schwarz matt'],
  ['GW', 'Weiß matt', '#e7e4de', 1, coatedSteel, 'weiß matt'],
  ['GA', 'Anthrazit', '#56595c', 1, coatedSteel, 'anthrazit'],
  ['GM', 'Messing gebürstet', '#b8924f', 1.12, 'Stahl, vermessingt und gebürstet'],
  ['GE', 'Edelstahl', '#a9adaf', 1.08, 'Edelstahl, gebürstet'],
  ['GEI', 'Eiche natur', '#c49a68', 1.05, 'Massive Eiche, geölt'],
  ['GNU', 'Nussbaum', '#77513a', 1.1, 'Massiver Nussbaum, geölt'],
  ['GBU', 'Buche natur', '#d0a67c', 1, 'Massive Buche, klar lackiert'],
]);

type SizeRow = readonly [number, number];

const sized = (prefix: string, rows: readonly SizeRow[]): Choice[] =>
  rows.map(([width, depth]) => ({
    key: `${prefix}-${width}-${depth}`.replaceAll('.', '_'),
    name: `${width} × ${depth} cm`.replaceAll('.', ','),
    inName: `${width} × ${depth} cm`.replaceAll('.', ','),
    code: `${width}X${depth}`.replaceAll('.', ''),
    colour: null,
    description: '',
    priceFactor: 1,
    size: [width, depth],
  }));

export const sizes = sized('groesse', [
  [140, 80],
  [160, 90],
  [180, 90],
  [200, 100],
  [220, 100],
  [240, 100],
  [120, 80],
  [160, 80],
  [180, 80],
  [120, 36],
  [140, 36],
  [160, 36],
  [180, 36],
  [200, 36],
  [110, 110],
  [120, 120],
  [140, 140],
  [120, 180],
  [140, 200],
  [160, 230],
  [200, 290],
  [240, 340],
  [40, 40],
  [50, 50],
  [60, 40],
  [18, 16],
  [24, 22],
  [30, 28],
  [38, 38],
  [60, 60],
  [80, 190],
  [90, 210],
  [120, 210],
  [180, 216],
  [225, 216],
  [270, 216],
  [120, 48],
  [150, 48],
  [80, 60],
  [170, 75],
]);

export const mattresses = sized('liege', [
  [90, 200],
  [120, 200],
  [140, 200],
  [160, 200],
  [180, 200],
  [200, 200],
]);

export const formats = sized('format', [
  [30, 30],
  [60, 60],
  [30, 60],
  [60, 120],
  [10, 10],
  [7.5, 15],
  [6.5, 20],
  [15, 180],
  [18, 220],
  [9, 54],
]);

type PlainRow = readonly [string, string, number, string, SizeRow | null];

const plain = (prefix: string, rows: readonly PlainRow[]): Choice[] =>
  rows.map(([code, name, priceFactor, description, size]) => ({
    key: `${prefix}-${code.toLowerCase()}`,
    name,
    inName: name,
    code,
    colour: null,
    description,
    priceFactor,
    size,
  }));

export const models = plain('ausfuehrung', [
  ['2S', '2-Sitzer', 1, 'Für zwei Personen', [168, 92]],
  ['25S', '2,5-Sitzer', 1.14, 'Großzügiger Zweisitzer', [192, 92]],
  ['3S', '3-Sitzer', 1.28, 'Für drei Personen', [218, 92]],
  ['RL', 'Récamiere links', 1, 'Vom Betrachter aus links', null],
  ['RR', 'Récamiere rechts', 1, 'Vom Betrachter aus rechts', null],
  ['2T', '2-türig', 1, 'Mit Kleiderstange und einem Einlegeboden', [101, 210]],
  ['3T', '3-türig', 1.36, 'Mit Kleiderstange und Wäschefach', [151, 210]],
  ['4T', '4-türig', 1.72, 'Mit zwei Kleiderstangen und Wäschefach', [201, 210]],
  ['DL', 'DIN links', 1, 'Bänder links', null],
  ['DR', 'DIN rechts', 1, 'Bänder rechts', null],
  ['OK', 'ohne Kopfteil', 0.86, 'Bett ohne Kopfteil', null],
  ['MK', 'mit Kopfteil', 1, 'Bett mit Kopfteil', null],
]);

export const surfaces = plain('oberflaeche', [
  ['MA', 'matt', 1, 'Matte, leicht raue Oberfläche', null],
  ['GL', 'glänzend', 1.05, 'Spiegelnd glatte Glasur', null],
  ['SMT', 'seidenmatt', 1.03, 'Samtig glatte Oberfläche', null],
  ['OE', 'naturgeölt', 1, 'Mit Naturöl behandelt, lässt sich stellenweise auffrischen', null],
  ['LA', 'mattlackiert', 1.04, 'Ultramatter Lack auf Wasserbasis', null],
  ['GB', 'gebürstet und geölt', 1.08, 'Spürbare Maserung durch Bürsten', null],
]);
