import type { Random } from '#server/demo/random.ts';
import { brightness, distance, mix, tone } from './colour.ts';
import { curtain, lightBeam, mouldings, painting, plant, windowPane } from './interior.ts';
import type { Point } from './svg.ts';
import { ellipse, group, line, move, path, rect, repeat } from './svg.ts';

const walls = [
  '#e6ddd0',
  '#d3d8cd',
  '#ded3ca',
  '#ccd6d8',
  '#e6d5c8',
  '#d9d3c3',
  '#cfcbc4',
  '#e9e3d6',
];
const floors = ['#c8ab84', '#b8966c', '#d6c0a0', '#a98a68'];

/** The boundary between wall and floor. */
export const skirting = 910;

const farColour = (random: Random, colour: string): string => {
  const fitting = walls.filter((wall) => distance(wall, colour) > 52);
  return random.pick(fitting.length > 0 ? fitting : walls);
};

/** Perspective of the room's floor: x sideways from the middle, y away from the viewer. */
export const onFloor = ([x, y]: Point): Point => {
  const scale = 1100 / (1100 + y);
  return [640 + x * scale, 540 + 740 * scale];
};

export const backOfFloor = 1100;

const woodenFloor = (random: Random): string => {
  const base = random.pick(floors);
  const joints = repeat(21, (index) => {
    const x = (index - 10) * 130;
    const [from, to] = [onFloor([x, 0]), onFloor([x, backOfFloor])];
    const y = ((index * 7) % 10) * 110;
    const [left, right] = [onFloor([x, y]), onFloor([x + 130, y])];
    return line(from, to, tone(base, -1.4), 1.6) + line(left, right, tone(base, -1.4), 1.6);
  });
  return rect(0, skirting, 1280, 370, base) + group(joints, 'opacity="0.6"');
};

const stoneFloor = (random: Random): string => {
  const base = random.pick(['#d5cdc0', '#c9c5bd', '#d9d0c1']);
  const across = repeat(6, (index) => {
    const y = index * 220;
    return line(onFloor([-1400, y]), onFloor([1400, y]), tone(base, -1), 2);
  });
  const along = repeat(13, (index) =>
    line(
      onFloor([(index - 6) * 220, 0]),
      onFloor([(index - 6) * 220, backOfFloor]),
      tone(base, -1),
      2,
    ),
  );
  return rect(0, skirting, 1280, 370, base) + group(across + along, 'opacity="0.7"');
};

interface RoomPlan {
  random: Random;
  /** The product's colour, from which the wall's colour must differ. */
  colour: string;
  floor?: string;
  /** Width of the furniture in the room. */
  busy: number;
  isTall: boolean;
}

const wallFill = (wall: string): string =>
  `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tone(wall, 0.7)}"/><stop offset="1" stop-color="${tone(wall, -0.5)}"/></linearGradient>` +
  rect(0, 0, 1280, skirting, 'url(#wall)');

const baseboard = (wall: string): string =>
  rect(0, skirting - 30, 1280, 30, tone(wall, 2.6)) +
  rect(0, skirting, 1280, 26, '#3a2a1c', 0, 'opacity="0.12"');

/** A corner of a living room: window or painting, plant and wooden floor. */
export const livingRoom = ({ random, colour, floor, busy, isTall }: RoomPlan): string => {
  const wall = farColour(random, colour);
  const isLeft = random.chance(0.5);
  const hasWindow = random.chance(isTall ? 0.65 : 0.5);
  const panels = random.chance(0.4) ? mouldings(wall) : '';
  const windowX = isLeft ? 70 : 930;
  const curtainX = isLeft ? windowX + 286 : windowX - 120;
  const cloth = mix(wall, '#ffffff', 0.55);
  const view = hasWindow
    ? windowPane(windowX, wall) + curtain(curtainX, cloth) + lightBeam(windowX, isLeft)
    : painting(
        random,
        isTall ? (isLeft ? 150 : 900) : isLeft ? 210 : 610,
        isTall ? 240 : 150,
        wall,
      ) + (!isTall && random.chance(0.5) ? painting(random, isLeft ? 500 : 320, 190, wall) : '');
  const plantX = isLeft ? 1150 : 130;
  return (
    wallFill(wall) +
    (floor ?? woodenFloor(random)) +
    baseboard(wall) +
    panels +
    view +
    plant(
      random,
      busy > 900 ? (isLeft ? 1204 : 76) : plantX,
      busy > 900 ? 960 : 1000,
      busy > 900 ? 0.9 : 1.15,
    )
  );
};

export const bathroom = ({ random, colour, floor }: RoomPlan): string => {
  const wall = farColour(random, colour);
  const tile = mix(wall, '#ffffff', 0.5);
  const joints =
    repeat(6, (index) => line([0, 540 + index * 62], [1280, 540 + index * 62], tone(tile, -1), 2)) +
    repeat(14, (index) => line([index * 98, 540], [index * 98, skirting], tone(tile, -1), 2));
  const isLeft = random.chance(0.5);
  return (
    wallFill(wall) +
    rect(0, 540, 1280, skirting - 540, tile) +
    group(joints, 'opacity="0.6"') +
    rect(0, 528, 1280, 16, tone(tile, 1.4)) +
    (floor ?? stoneFloor(random)) +
    rect(0, skirting, 1280, 26, '#3a2a1c', 0, 'opacity="0.12"') +
    move(windowPane(isLeft ? 70 : 930, wall), 0, -90) +
    lightBeam(isLeft ? 70 : 930, isLeft) +
    plant(random, isLeft ? 1180 : 100, 990, 0.95)
  );
};

export const garden = ({ random }: RoomPlan): string => {
  const bush = (x: number, y: number, size: number, level: number) =>
    repeat(7, (index) =>
      ellipse(
        x + (index - 3) * size * 0.5,
        y - (index % 2) * size * 0.3,
        size * 0.62,
        size * 0.6,
        tone('#869a76', level),
      ),
    );
  const deck = '#c9b79d';
  const boards = repeat(9, (index) => {
    const y = skirting + 6 + index * index * 4.9;
    return line([0, y], [1280, y], tone(deck, -1.2), 2.5);
  });
  return (
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfeaea"/><stop offset="1" stop-color="#f6efe0"/></linearGradient>' +
    rect(0, 0, 1280, skirting, 'url(#sky)') +
    ellipse(random.pick([260, 1010]), 220, 74, 74, '#fff3d6') +
    path('M0 560Q300 420 640 540T1280 500L1280 920L0 920Z', '#c9d3ba') +
    path('M0 660Q380 560 760 670T1280 620L1280 920L0 920Z', '#b3c2a2') +
    bush(140, 840, 170, 0.4) +
    bush(660, 880, 130, 1) +
    bush(1130, 830, 180, -0.2) +
    rect(0, skirting, 1280, 370, deck) +
    boards +
    rect(0, skirting, 1280, 22, '#3a2a1c', 0, 'opacity="0.14"') +
    plant(random, random.pick([120, 1160]), 985, 1.1)
  );
};

export const studio = (random: Random, colour: string, horizon: number | null): string => {
  const paper =
    brightness(colour) > 0.78
      ? random.pick(['#e4d9ca', '#dcd8cc', '#e3d6ca', '#d8dad4'])
      : random.pick(['#f4eee4', '#f1ece3', '#f3ebe1', '#efece5', '#f4efe7']);
  const ground = tone(paper, -0.75);
  return (
    `<radialGradient id="paper" cx="0.5" cy="0.42" r="0.75"><stop offset="0" stop-color="${mix(paper, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${paper}"/></radialGradient>` +
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone(paper, -0.35)}"/><stop offset="1" stop-color="${ground}"/></linearGradient>` +
    rect(0, 0, 1280, 1280, 'url(#paper)') +
    (horizon === null ? '' : rect(0, horizon, 1280, 1280 - horizon, 'url(#ground)'))
  );
};

export const commonDefinitions =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#2a1d14"/><stop offset="0.6" stop-color="#2a1d14" stop-opacity="0.45"/><stop offset="1" stop-color="#2a1d14" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="shine"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="warmth"><stop offset="0" stop-color="#ffeab4"/><stop offset="1" stop-color="#fff0c4" stop-opacity="0"/></radialGradient>';
