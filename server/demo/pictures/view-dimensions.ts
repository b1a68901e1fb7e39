import type { Subject } from './easel.ts';
import { page, pencilLine, placed, setUp } from './easel.ts';
import { line, polygon, rect } from './svg.ts';

const arrowHead = (x: number, y: number, turn: number): string =>
  polygon(
    [
      [0, 0],
      [24, -8],
      [24, 8],
    ],
    '#8a6b4a',
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

const measure = (left: number, right: number, top: number, bottom: number): string => {
  const [below, beside] = [bottom + 74, right + 74];
  const thin = (x1: number, y1: number, x2: number, y2: number) =>
    line([x1, y1], [x2, y2], '#8a6b4a', 2.4);
  return (
    thin(left, bottom + 24, left, below + 22) +
    thin(right, bottom + 24, right, below + 22) +
    thin(left + 8, below, right - 8, below) +
    arrowHead(left, below, 0) +
    arrowHead(right, below, 180) +
    thin(right + 24, top, beside + 22, top) +
    thin(right + 24, bottom, beside + 22, bottom) +
    thin(beside, top + 8, beside, bottom - 8) +
    arrowHead(beside, top, 90) +
    arrowHead(beside, bottom, -90)
  );
};

/** View 4: a line drawing with dimension arrows. */
export const drawDimensions = (subject: Subject): string => {
  const easel = setUp(subject, 'line');
  const { figure } = easel;
  const scale = Math.min(860 / figure.width, 860 / figure.height, 1.1);
  const [width, height] = [figure.width * scale, figure.height * scale];
  const [centre, bottom] = [610, 610 + height / 2];
  return page(
    easel.definitions(),
    rect(0, 0, 1280, 1280, '#ffffff') +
      placed(easel, centre, bottom, scale, pencilLine) +
      measure(centre - width / 2, centre + width / 2, bottom - height, bottom),
  );
};
