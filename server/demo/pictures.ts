import type { Subject } from './pictures/easel.ts';
import { drawDemoLogo } from './pictures/logo.ts';
import { shapes } from './pictures/shapes.ts';
import { views } from './pictures/views.ts';

interface Request {
  subject: Subject;
  view: number;
}

const pattern = /^demo-([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})-([1-4])-(\d+)\.webp$/;

/** The last two digits of a variation's number count the variations of its model. */
const modelOf = (number: string): string => number.slice(0, -2);

const parse = (filename: string): Request | null => {
  const [, shapeName = '', colour = '', accent = '', view = '', number = ''] =
    pattern.exec(filename) ?? [];
  const shape = shapes.get(shapeName);
  if (!shape) return null;
  return {
    view: Number(view),
    subject: {
      shape,
      shapeName,
      colour: `#${colour}`,
      accent: `#${accent}`,
      model: modelOf(number),
      number,
    },
  };
};

export const isDemoPicture = (filename: string): boolean => parse(filename) !== null;

/** The picture described by a demo file name, as SVG text; null for any other name. */
export const drawDemoPicture = (filename: string): string | null => {
  const request = parse(filename);
  const draw = request && views[request.view - 1];
  return draw ? draw(request.subject) : null;
};

const logoPattern = /^demo-logo-([a-z0-9-]+)\.webp$/;

/** The picture or logo described by a demo file name, as SVG; null for any other name. */
export const demoPicture = (filename: string): Buffer | null => {
  const logo = logoPattern.exec(filename)?.[1];
  const svg = logo ? drawDemoLogo(logo) : drawDemoPicture(filename);
  return svg ? Buffer.from(svg) : null;
};
