import { slugify } from '#contract/slug.ts';
import type { DemoCategory } from '#server/demo/types.ts';

interface Branch {
  key: string;
  name: string;
  children?: Branch[];
}

const leaf = (key: string, name: string): Branch => ({ key, name });

const furniture: Branch[] = [
  {
    key: 'sofas-sessel',
    name: 'Sofas & Sessel',
    children: [
      {
        key: 'sofas',
        name: 'Sofas',
        children: [leaf('ecksofas', 'Ecksofas'), leaf('schlafsofas', 'Schlafsofas')],
      },
      {
        key: 'sessel',
        name: 'Sessel',
        children: [leaf('lounge-sessel', 'Lounge-Sessel'), leaf('ohrensessel', 'Ohrensessel')],
      },
      leaf('hocker', 'Hocker & Poufs'),
    ],
  },
  {
    key: 'tische',
    name: 'Tische',
    children: [
      {
        key: 'esstische',
        name: 'Esstische',
        children: [leaf('ausziehtische', 'Ausziehtische'), leaf('runde-tische', 'Runde Tische')],
      },
      leaf('couchtische', 'Couchtische'),
      leaf('beistelltische', 'Beistelltische'),
      {
        key: 'schreibtische',
        name: 'Schreibtische',
        children: [leaf('steh-sitz-tische', 'Steh-Sitz-Tische')],
      },
    ],
  },
  {
    key: 'stuehle-baenke',
    name: 'Stühle & Bänke',
    children: [
      {
        key: 'esszimmerstuehle',
        name: 'Esszimmerstühle',
        children: [leaf('armlehnstuehle', 'Armlehnstühle')],
      },
      leaf('barhocker', 'Barhocker'),
      leaf('sitzbaenke', 'Sitzbänke'),
    ],
  },
  {
    key: 'betten',
    name: 'Betten',
    children: [
      leaf('polsterbetten', 'Polsterbetten'),
      leaf('massivholzbetten', 'Massivholzbetten'),
      leaf('boxspringbetten', 'Boxspringbetten'),
      leaf('nachttische', 'Nachttische'),
    ],
  },
  {
    key: 'schraenke-regale',
    name: 'Schränke & Regale',
    children: [
      leaf('kleiderschraenke', 'Kleiderschränke'),
      leaf('sideboards', 'Sideboards & Lowboards'),
      leaf('kommoden', 'Kommoden'),
      {
        key: 'regale',
        name: 'Regale',
        children: [leaf('buecherregale', 'Bücherregale'), leaf('wandregale', 'Wandregale')],
      },
    ],
  },
];

const tree: Branch[] = [
  { key: 'moebel', name: 'Möbel', children: furniture },
  {
    key: 'leuchten',
    name: 'Leuchten',
    children: [
      leaf('pendelleuchten', 'Pendelleuchten'),
      leaf('stehleuchten', 'Stehleuchten'),
      leaf('tischleuchten', 'Tischleuchten'),
    ],
  },
  {
    key: 'wohnen',
    name: 'Textilien & Accessoires',
    children: [
      {
        key: 'teppiche',
        name: 'Teppiche',
        children: [leaf('wollteppiche', 'Wollteppiche'), leaf('hochflor', 'Hochflorteppiche')],
      },
      leaf('kissen', 'Kissen'),
      leaf('spiegel', 'Spiegel'),
      leaf('vasen-gefaesse', 'Vasen & Übertöpfe'),
    ],
  },
  {
    key: 'garten',
    name: 'Garten & Terrasse',
    children: [
      leaf('gartenstuehle', 'Gartenstühle & Bänke'),
      leaf('gartentische', 'Gartentische'),
      leaf('pflanzkuebel', 'Pflanzkübel'),
    ],
  },
  {
    key: 'bad',
    name: 'Bad',
    children: [leaf('badewannen', 'Badewannen'), leaf('waschtische', 'Waschtische')],
  },
  {
    key: 'boden-wand',
    name: 'Böden & Fliesen',
    children: [
      {
        key: 'parkett',
        name: 'Parkett',
        children: [
          leaf('landhausdielen', 'Landhausdielen'),
          leaf('fischgraet', 'Fischgrätparkett'),
        ],
      },
      {
        key: 'fliesen',
        name: 'Fliesen',
        children: [leaf('bodenfliesen', 'Bodenfliesen'), leaf('wandfliesen', 'Wandfliesen')],
      },
    ],
  },
  leaf('innentueren', 'Innentüren'),
];

const flatten = (branches: Branch[], parent: string | null): DemoCategory[] =>
  branches.flatMap(({ key, name, children = [] }) => [
    { key, name, slug: slugify(name.replaceAll('&', 'und')), parent },
    ...flatten(children, key),
  ]);

export const categories: DemoCategory[] = flatten(tree, null);
