import { createRandom } from '#server/demo/random.ts';
import { armchair } from './armchairs.ts';
import type { Easel, Subject } from './easel.ts';
import { backdrop, fitting, outline, page, placed, setUp } from './easel.ts';
import { plant, shadow } from './interior.ts';
import type { Paint } from './paint.ts';
import { createPaint } from './paint.ts';
import { backOfFloor, bathroom, garden, livingRoom, onFloor, skirting } from './rooms.ts';
import type { Figure, Shape } from './shape.ts';
import { drawCells } from './surfaces.ts';
import { ellipse, group, line, move, rect } from './svg.ts';

const neutralArmchair: Subject = {
  shape: armchair,
  shapeName: 'armchair',
  colour: '#cfc4b4',
  accent: '#77513a',
  model: '1',
  number: '1',
};

const sideTable = (y: number): string =>
  shadow(640, 1190, 900, 0.4) +
  rect(170, y + 60, 38, 1190 - y - 60, '#9a7850', 4) +
  rect(1072, y + 60, 38, 1190 - y - 60, '#9a7850', 4) +
  rect(
    140,
    y + 20,
    1000,
    110,
    '#bd9768',
    4,
    'stroke="#2b211a" stroke-opacity="0.3" stroke-width="2"',
  ) +
  rect(120, y, 1040, 28, '#cfab7c', 4, 'stroke="#2b211a" stroke-opacity="0.3" stroke-width="2"');

const coveredFloor = (subject: Subject, paint: Paint): string => {
  const { surface } = subject.shape;
  if (!surface) return '';
  if (surface.on === 'floor') {
    const area = { left: -1400, right: 1400, near: 0, far: backOfFloor };
    const cells = drawCells(paint, surface.cover(area, paint.random), area, onFloor);
    return group(
      rect(0, skirting, 1280, 370, surface.grout ? paint.accent(0.4) : paint.body(-3)) + cells,
      'stroke="#2b211a" stroke-opacity="0.22" stroke-width="1.4" clip-path="url(#floorArea)"',
    );
  }
  const area = { left: 0, right: 1280, near: 0, far: skirting - 30 };
  const cells = drawCells(paint, surface.cover(area, paint.random), area, ([x, y]) => [
    x,
    skirting - 30 - y,
  ]);
  return group(rect(0, 0, 1280, skirting - 30, paint.accent(0.4)) + cells, 'stroke="none"');
};

const floorClip = `<clipPath id="floorArea"><rect y="${skirting}" width="1280" height="${1280 - skirting}"/></clipPath>`;

/** Rooms in which the product is the floor or the wall. */
const drawSurfaceRoom = (subject: Subject, surface: NonNullable<Shape['surface']>): string => {
  const { model, colour, accent, shape } = subject;
  const random = createRandom(`surface ${model}`);
  const box = createPaint({
    mode: 'flat',
    colour,
    accent,
    material: shape.material,
    turn: 0,
    random,
    withDecor: false,
  });
  const covered = coveredFloor(subject, box.paint);
  const plan = { random: backdrop(subject), colour, busy: 500, isTall: true };
  if (surface.on === 'floor') {
    const room = shape.room === 'bath' ? bathroom : livingRoom;
    return page(box.definitions() + floorClip, room({ ...plan, floor: covered }));
  }
  const bench =
    rect(0, skirting - 70, 1280, 44, '#d8bf98') +
    rect(0, skirting - 26, 1280, 396, '#e9e2d6') +
    line([640, skirting - 20], [640, 1280], '#c7bcaa', 4);
  return page(
    box.definitions(),
    covered +
      bench +
      plant(plan.random, 250, skirting - 64, 0.9) +
      move(vessels, 930, skirting - 68),
  );
};

const vessels =
  ellipse(0, -4, 210, 12, '#2a1d14', 'opacity="0.18"') +
  rect(-150, -190, 110, 190, '#e8dcc8', 20) +
  rect(-20, -130, 96, 130, '#b98c68', 16) +
  ellipse(130, -34, 66, 36, '#f1ece2');

/** A rug on the floor with a plain armchair behind it. */
const rugScene = (figure: Figure): string => {
  const chair = setUp(neutralArmchair, 'flat');
  const rug = `<g transform="matrix(1.25 0 -0.4 0.33 449 1262)">${figure.art}</g>`;
  return (
    `<defs>${chair.definitions()}</defs>` +
    group(rug, outline) +
    shadow(660, 1030, 420, 0.5) +
    placed(chair, 660, 1032, 0.66)
  );
};

type Arrange = (easel: Easel, shape: Shape) => string;

const onTable: Arrange = (easel) => {
  const scale = fitting(easel.figure, 520, 560);
  const ground = shadow(640, 962, easel.figure.width * scale, 0.4);
  return sideTable(960) + ground + placed(easel, 640, 964, scale);
};

const onWall: Arrange = (easel, { room }) => {
  if (room !== 'bath')
    return sideTable(940) + placed(easel, 640, 720, fitting(easel.figure, 620, 560));
  const mirror = ellipse(640, 230, 150, 150, '#dfe7e6', 'stroke="#8d8a84" stroke-width="8"');
  return mirror + placed(easel, 640, 880, fitting(easel.figure, 800, 640));
};

const onCeiling: Arrange = (easel) => {
  const light = ellipse(640, 560, 460, 420, 'url(#warmth)', 'opacity="0.6"');
  return sideTable(900) + light + placed(easel, 640, 520, fitting(easel.figure, 470, 330));
};

const standing: Arrange = (easel, { presence = 1 }) => {
  const { figure } = easel;
  const scale = fitting(figure, 1000, 860) * presence;
  const floor = figure.height * scale > 700 ? 1090 : 1120;
  return shadow(640, floor - 4, figure.width * scale, 0.55) + placed(easel, 640, floor, scale);
};

const arrangements: Record<Shape['place'], Arrange> = {
  floor: standing,
  table: onTable,
  wall: onWall,
  ceiling: onCeiling,
  flat: (easel, shape) => (shape.isTextured ? onTable(easel, shape) : rugScene(easel.figure)),
  doorway: (easel) => placed(easel, 640, skirting + 6, fitting(easel.figure, 900, 800)),
};

const rooms = { living: livingRoom, garden, bath: bathroom };

/** View 2: the product in a room. */
export const drawInRoom = (subject: Subject): string => {
  const { shape, colour } = subject;
  if (shape.surface) return drawSurfaceRoom(subject, shape.surface);
  const easel = setUp(subject, 'flat', true);
  const { width, height } = easel.figure;
  const room = rooms[shape.room ?? 'living']({
    random: backdrop(subject),
    colour,
    busy: width,
    isTall: height > 720 && width < 700,
  });
  const product = arrangements[shape.place](easel, shape);
  return page(easel.definitions(), room + product);
};
