import { expect, test } from 'vitest';
import { photograph } from '#tests/support/scenes/photograph.ts';
import { type Scene, scenes } from '#tests/support/scenes/scenes.ts';
import type { ColourName } from './palette.ts';
import { analysePicture } from './picture.ts';

interface Look {
  name: string;
  colour: ColourName | undefined;
  verdict: 'right' | 'none' | 'wrong';
}

const look = async ({ name, drawing, camera, right }: Scene): Promise<Look> => {
  const seen = await analysePicture(await photograph(drawing, camera));
  const colour = seen?.colours[0]?.name;
  if (!colour) return { name, colour, verdict: 'none' };
  return { name, colour, verdict: right.includes(colour) ? 'right' : 'wrong' };
};

test('are mostly right, and rarely wrong, for products in rooms, outdoors and in front of paper', async () => {
  const looks: Look[] = [];
  for (const scene of scenes) looks.push(await look(scene));
  const shareOf = (wanted: Look['verdict']) =>
    looks.filter(({ verdict }) => verdict === wanted).length / looks.length;
  const wrong = looks.filter(({ verdict }) => verdict === 'wrong');
  const named = wrong.map(({ name, colour }) => `${name}: ${colour}`).join('\n');
  expect(shareOf('wrong'), named).toBeLessThanOrEqual(0.03);
  expect(shareOf('right')).toBeGreaterThan(0.65);
  const certain = ['a white table before a wall of #8d8f90', 'a red skateboard on a road'];
  expect(looks.filter(({ name }) => certain.includes(name)).map(({ colour }) => colour)).toEqual([
    'white',
    'red',
  ]);
}, 180_000);
