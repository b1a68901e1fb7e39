import type { Subject } from './easel.ts';
import { backdrop, halfSteps, page, placed, setUp, wholePixels } from './easel.ts';
import { studio } from './rooms.ts';
import { ellipse, rect } from './svg.ts';
import { texture } from './textures.ts';

/** View 3: close to the material, with a round sample of it in the corner. */
export const drawDetail = (subject: Subject): string => {
  const { shape, colour, accent } = subject;
  const easel = setUp(subject, 'texture');
  const { figure } = easel;
  const wanted = Math.min(1.3, 1000 / Math.max(figure.width, figure.height)) * (shape.zoom ?? 2.2);
  const scale = halfSteps(wanted);
  const [x, y] = figure.focus;
  const art = placed(easel, wholePixels(640 - x * scale), wholePixels(600 - y * scale), scale);
  const light =
    '<radialGradient id="glow" cx="0.32" cy="0.22" r="0.95"><stop offset="0" stop-color="#ffffff" stop-opacity="0.3"/><stop offset="0.45" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#20140c" stop-opacity="0.26"/></radialGradient>';
  const piece = texture('piece', { material: shape.material, colour, turn: 0 }, colour, 2.5);
  const loupe =
    ellipse(1046, 1046, 168, 168, '#2a1d14', 'opacity="0.16"') +
    ellipse(1040, 1038, 164, 164, 'url(#piece)', `stroke="#fbf8f2" stroke-width="14"`) +
    ellipse(
      1040,
      1038,
      30,
      30,
      accent,
      'transform="translate(140 116)" stroke="#fbf8f2" stroke-width="8"',
    );
  return page(
    easel.definitions() + light + piece,
    studio(backdrop(subject), colour, null) + art + rect(0, 0, 1280, 1280, 'url(#glow)') + loupe,
  );
};
