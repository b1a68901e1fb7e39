import { slugify } from '#contract/slug.ts';
import type { DemoAttributeFamily, DemoAttributeGroup } from '#server/demo/types.ts';

const group = (key: string, name: string, attributes: string[]): DemoAttributeGroup => ({
  key,
  name,
  slug: slugify(name.replaceAll('&', 'und')),
  attributes,
});

export const attributeGroups: DemoAttributeGroup[] = [
  group('produktbeschreibung', 'Produktbeschreibung', ['beschreibung', 'kurzbeschreibung']),
  group('masse', 'Maße', ['breite', 'hoehe', 'tiefe', 'gewicht']),
  group('sitzen', 'Sitzkomfort', ['sitzhoehe', 'belastbarkeit']),
  group('material-pflege', 'Material & Pflege', ['material', 'pflegehinweis']),
  group('licht', 'Licht & Elektrik', ['leuchtmittel', 'energieklasse']),
  group('lieferung-montage', 'Lieferung & Montage', ['montage', 'lieferzeit']),
  group('herkunft-garantie', 'Herkunft & Garantie', ['herkunftsland', 'garantie']),
  group('varianten', 'Varianten', ['farbe', 'holzart', 'gestell', 'groesse', 'ausfuehrung']),
  group('bezuege', 'Stoffe & Bezüge', ['bezugsstoff']),
  group('schlafen', 'Schlafkomfort', ['liegeflaeche']),
  group('boden-wand', 'Boden & Wand', ['format', 'oberflaeche', 'staerke', 'rutschhemmung']),
];

const shared = [
  'produktbeschreibung',
  'masse',
  'material-pflege',
  'lieferung-montage',
  'herkunft-garantie',
  'varianten',
];

const family = (
  key: string,
  name: string,
  productType: string,
  extraGroups: string[] = [],
  unit = 'Stück',
): DemoAttributeFamily => {
  const wanted = new Set([...shared, ...extraGroups]);
  return {
    key,
    name,
    slug: slugify(name.replaceAll('&', 'und')),
    unit,
    productType,
    groups: attributeGroups.filter((entry) => wanted.has(entry.key)).map((entry) => entry.key),
  };
};

export const attributeFamilies: DemoAttributeFamily[] = [
  family('polstermoebel', 'Polstermöbel', 'Möbel', ['sitzen', 'bezuege']),
  family('tische', 'Tische', 'Möbel'),
  family('stuehle', 'Stühle & Bänke', 'Möbel', ['sitzen', 'bezuege']),
  family('betten', 'Betten', 'Möbel', ['schlafen', 'bezuege']),
  family('schraenke', 'Schränke & Regale', 'Möbel'),
  family('leuchten', 'Leuchten', 'Leuchten', ['licht']),
  family('teppiche', 'Teppiche & Textilien', 'Wohntextilien'),
  family('bodenbelaege', 'Bodenbeläge', 'Baustoffe', ['boden-wand'], 'm²'),
  family('fliesen', 'Fliesen', 'Baustoffe', ['boden-wand'], 'm²'),
  family('gartenmoebel', 'Gartenmöbel', 'Möbel', ['sitzen']),
  family('bad', 'Bad', 'Sanitär'),
  family('tueren', 'Türen', 'Bauelemente'),
  family('accessoires', 'Accessoires', 'Accessoires'),
];
