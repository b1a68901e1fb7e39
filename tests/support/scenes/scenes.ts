import type { ColourName } from '#server/modules/catalogue/suggestion/pixels/palette.ts';
import type { photograph } from './photograph.ts';
import * as place from './surroundings.ts';
import * as thing from './things.ts';

/** A typical picture of a product, with the colours that a person would name. */
export interface Scene {
  name: string;
  drawing: string;
  /** Acceptable colours; if empty, any colour would be wrong. */
  right: readonly ColourName[];
  camera?: Parameters<typeof photograph>[1];
}

const whites = ['white', 'cream'] as const;
const lightGreys = ['lightGrey'] as const;
const greys = ['grey', 'lightGrey', 'darkGrey'] as const;
const darks = ['anthracite', 'black', 'darkGrey'] as const;
const woods = ['lightWood', 'wood', 'sand', 'beige'] as const;
const browns = ['brown', 'darkBrown', 'cognac', 'wood', 'rust'] as const;
const reds = ['red', 'wineRed'] as const;
const greens = ['green', 'fir', 'darkGreen', 'moss', 'olive', 'sage'] as const;
const blues = ['blue', 'navy', 'pigeonBlue', 'smokeBlue', 'petrol'] as const;
const yellows = ['yellow', 'mustard'] as const;

const studio = (
  name: string,
  drawing: string,
  right: Scene['right'],
  colour = '#ffffff',
): Scene => ({
  name: `${name} on paper ${colour}`,
  drawing: place.paper(colour) + drawing,
  right,
});

const room = (
  name: string,
  drawing: string,
  right: Scene['right'],
  wall = '#8d8f90',
  floor = place.boards('#b58a5c'),
): Scene => ({
  name: `${name} before a wall of ${wall}`,
  drawing: place.wall(wall) + floor + drawing,
  right,
});

const outdoors = (name: string, ground: string, drawing: string, right: Scene['right']): Scene => ({
  name,
  drawing: ground + drawing,
  right,
});

const before = [
  studio('a red armchair', thing.armchair('#b3262b'), reds),
  studio('a navy sofa', thing.sofa('#24365c'), blues, '#f2f2f0'),
  studio('a table of oak', thing.table('#c49a68'), woods),
  studio('a white table on legs of oak', thing.table('#f3f2ee', '#c49a68'), whites),
  studio('a black chair', thing.chair('#232221'), darks),
  studio('a chair of walnut', thing.chair('#77513a'), browns, '#ebe9e4'),
  studio('a white cabinet', thing.cabinet('#f4f3f0'), whites),
  studio('a white cabinet', thing.cabinet('#f4f3f0'), whites, '#9aa0a3'),
  studio('an anthracite cabinet', thing.cabinet('#3b3e41'), darks),
  studio('a green vase', thing.vase('#3c7a50'), greens),
  studio('a grey sofa', thing.sofa('#8f9090'), greys),
  studio('a grey sofa', thing.sofa('#8f9090'), greys, '#a9abab'),
  studio('a light grey sofa', thing.sofa('#c4c5c4'), [...lightGreys, 'grey']),
  studio('a yellow lamp', thing.lamp('#f0c93a', '#262524'), yellows),
  studio('a thin black lamp', thing.wireLamp('#1c1c1c'), ['black', 'anthracite']),
  studio('a sofa of cognac leather', thing.sofa('#a5663a'), [...browns, 'terracotta']),
  studio('a rose cushion', thing.cushion('#e2adb0'), ['rose', 'dustyRose'], '#f6f5f2'),
  studio('a turquoise vase', thing.vase('#3fa8a6'), ['turquoise', 'petrol'], '#d9d6cf'),
  studio('the measures of a table', thing.measures(), []),
  studio('a beige sofa', thing.sofa('#d9c9ab'), ['beige', 'cream', 'sand']),
];

const rooms = [
  room('a white table', thing.table('#f4f3ef'), whites),
  room('a white table', thing.table('#f4f3ef'), whites, '#777a7c', place.carpet('#9a9792')),
  room('a white table', thing.table('#f4f3ef'), whites, '#5f7d8c'),
  room('a white cabinet', thing.cabinet('#f4f3ef'), whites, '#8d8f90', place.carpet('#6f6a64')),
  room('a white cabinet', thing.cabinet('#f4f3ef'), whites, '#f2f1ee'),
  room('a sofa of brown leather', thing.sofa('#7a4a2c'), browns, '#eceae5'),
  room('a green sofa', thing.sofa('#2f6246'), greens, '#d8cbb4'),
  room('a blue armchair', thing.armchair('#2b4f95'), blues, '#e9e6df'),
  room('a grey sofa', thing.sofa('#7e8081'), greys, '#e7e4dd', place.boards('#a87b4e')),
  room('a grey sofa', thing.sofa('#8b8d8e'), greys, '#9a9c9c', place.carpet('#8a8b8c')),
  room('a black cabinet', thing.cabinet('#242322', '#b8924f'), darks, '#efede8'),
  room('a cabinet of oak', thing.cabinet('#c49a68'), woods, '#eeece6', place.boards('#c09663')),
  room('a table of oak', thing.table('#c09663'), woods, '#7d8c82', place.carpet('#4a4b4d')),
  room('a red chair', thing.chair('#b3262b'), reds, '#e4e2dc', place.tiles('#c9c5bb', 270)),
  room(
    'a beige sofa',
    thing.sofa('#d2c3a6'),
    ['beige', 'sand', 'cream'],
    '#d8cdb9',
    place.boards('#cbb28c'),
  ),
  room(
    'a pendant of copper',
    thing.pendant('#b5653c'),
    ['terracotta', 'cognac', 'rust'],
    '#8a8c8d',
    '',
  ),
  room('a mustard armchair', thing.armchair('#c6982b'), [...yellows], '#46586b'),
  {
    ...room('a white bath', thing.bath('#f6f6f4'), whites, '#8d8f90'),
    drawing: place.tiles('#8fa0a6', 0, 270) + place.tiles('#6a6f72', 270) + thing.bath('#f6f6f4'),
    name: 'a white bath between tiles',
  },
  {
    name: 'a table of oak before bricks',
    drawing: place.bricks() + place.boards('#6d4f38') + thing.table('#cfa872'),
    right: woods,
  },
];

const outside = [
  outdoors('a red skateboard on a road', place.asphalt(), thing.skateboard('#c4242a'), reds),
  outdoors('a blue skateboard on a road', place.asphalt(), thing.skateboard('#2b5cab'), blues),
  outdoors('a black skateboard on a road', place.asphalt(), thing.skateboard('#1e1e1f'), [
    'black',
    'anthracite',
  ]),
  outdoors('a yellow skateboard on grass', place.grass(), thing.skateboard('#efc233'), yellows),
  outdoors('a white chair on grass', place.grass(), thing.armchair('#f4f3ee', '#e9e7e0'), whites),
  outdoors('a chair of teak on grass', place.grass(), thing.chair('#b07c47'), [
    ...browns,
    'lightWood',
  ]),
  outdoors('a blue rug on boards', place.boards('#b58a5c', 0), thing.rug('#2f4f8a'), blues),
  outdoors(
    'a rug with a border on boards',
    place.boards('#a87b4e', 0),
    thing.rug('#d8cdb9', '#39566b'),
    ['beige', 'cream', 'sand'],
  ),
  outdoors('a grey rug on grey tiles', place.tiles('#9a9c9c'), thing.rug('#85878a'), greys),
];

const full = place.wall('#dcd8cf') + place.boards('#a87b4e');
const crowded = [
  {
    name: 'a grey sofa among much else',
    drawing:
      full +
      place.windowOf(20, 30) +
      place.painting(190, 30) +
      thing.sofa('#808284') +
      place.plant(450, 280),
    right: greys,
  },
  {
    name: 'a sofa on a large rug',
    drawing: `${full}<path d="M60 300h360l50 80h-460z" fill="#8c3f38"/>${thing.sofa('#c9c3b6')}`,
    right: ['beige', 'cream', 'lightGrey', 'taupe'],
  },
  {
    name: 'a sofa that fills the picture, with a yellow cushion',
    drawing:
      place.carpet('#85878a', 0) +
      place.light(0.1) +
      `<g transform="translate(150 140) scale(.4)">${thing.cushion('#efc233')}</g>`,
    right: greys,
  },
  {
    name: 'a sofa that is cut off, with a painting above',
    drawing: `${place.wall('#e5e2db', 400)}${place.painting(190, 60)}<path d="M0 240h480v160h-480z" fill="#4d6a58"/>`,
    right: greens,
  },
  {
    name: 'a white room',
    drawing:
      place.wall('#f0efec', 280) +
      place.carpet('#dddad4', 280) +
      place.windowOf(60, 60) +
      place.painting(260, 80),
    right: [],
  },
  {
    name: 'three different chairs',
    drawing: `${full}<g transform="translate(-140 0)">${thing.chair('#b3262b')}</g>${thing.chair('#2b5cab')}<g transform="translate(140 0)">${thing.chair('#efc233')}</g>`,
    right: [],
  },
  {
    name: 'a table with chairs',
    drawing: `${full}<g transform="translate(-120 10)">${thing.chair('#242322')}</g><g transform="translate(120 10)">${thing.chair('#242322')}</g>${thing.table('#c49a68')}`,
    right: woods,
  },
  {
    name: 'a sign of a sale',
    drawing: `${place.paper('#ffffff')}<circle cx="400" cy="80" r="60" fill="#d2232a"/>${thing.table('#f8f8f6')}`,
    right: whites,
  },
] satisfies Scene[];

const materials = [
  { name: 'a blue cloth', drawing: place.carpet('#2f4f8a', 0) + place.light(0.08), right: blues },
  { name: 'oak from near', drawing: place.boards('#c49a68', 0), right: woods },
  { name: 'a red sample', drawing: place.wall('#b3262b', 400), right: reds },
  {
    name: 'a corner of a room',
    drawing: place.wall('#e8e5de', 230) + place.boards('#b58a5c', 230),
    right: [],
  },
  { name: 'a road', drawing: place.asphalt(), right: ['darkGrey', 'grey', 'anthracite'] },
] satisfies Scene[];

const [whiteTable, ...otherRooms] = rooms;
const cameras = [
  ['in warm light', { warmth: 0.06 }],
  ['in dim light', { exposure: 0.8, noise: 14 }],
  ['in poor quality', { quality: 35, noise: 12 }],
] as const;

/** Scenes of all kinds. */
export const scenes: Scene[] = [
  ...before,
  ...rooms,
  ...outside,
  ...crowded,
  ...materials,
  ...cameras.flatMap(([how, camera]) =>
    [
      whiteTable,
      ...otherRooms.slice(5, 8),
      ...outside.slice(0, 2),
      before[0],
      ...before.slice(8, 11),
    ]
      .filter((scene) => scene !== undefined)
      .map((scene) => ({ ...scene, name: `${scene.name}, ${how}`, camera })),
  ),
];
