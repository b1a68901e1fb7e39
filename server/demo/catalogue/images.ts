import type { Random } from '#server/demo/random.ts';
import type { DemoImage } from '#server/demo/types.ts';

export interface Appearance {
  shape: string;
  /** Both colours as '#rrggbb'. */
  colour: string;
  accent: string;
}

const viewNames = ['vorne', 'raum', 'detail', 'masse'];
const viewSets = [
  [1, 2],
  [1, 3],
  [1, 2, 3],
  [1, 2, 4],
  [1, 2, 3],
  [1, 2, 3, 4],
];

const image = (look: Appearance, view: number, number: number, originName: string): DemoImage => ({
  filename: `demo-${look.shape}-${look.colour.slice(1)}-${look.accent.slice(1)}-${view}-${number}.webp`,
  originName: `${originName}.webp`,
  main: view === 1,
});

export const productImages = (
  look: Appearance,
  number: number,
  slug: string,
  random: Random,
): DemoImage[] =>
  random
    .pick(viewSets)
    .map((view) => image(look, view, number, `${slug}-${viewNames[view - 1] ?? 'bild'}`));

export const sampleImages = (look: Appearance, number: number, slug: string): DemoImage[] => [
  image(look, 1, number, slug),
];
