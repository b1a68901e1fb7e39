import type { Subject } from './easel.ts';
import { backdrop, fitting, page, placed, quarterStep, setUp, wholePixels } from './easel.ts';
import { shadow } from './interior.ts';
import { studio } from './rooms.ts';
import { ellipse, group } from './svg.ts';

/** View 1: only the product, in front of plain paper. */
export const drawStudio = (subject: Subject): string => {
  const easel = setUp(subject, 'flat');
  const { figure } = easel;
  const { place } = subject.shape;
  const most = fitting(figure, 1040, place === 'ceiling' ? 640 : 960);
  const scale = subject.shape.isTextured ? quarterStep(most) : most;
  const height = figure.height * scale;
  const random = backdrop(subject);
  if (place === 'floor' || place === 'table' || place === 'doorway') {
    const floor = Math.min(1130, 640 + height / 2 + 50);
    const ground = shadow(640, floor - 4, figure.width * scale, 0.42);
    const content = studio(random, subject.colour, floor - 74) + ground;
    return page(easel.definitions(), content + placed(easel, 640, floor, scale));
  }
  const bottom = place === 'ceiling' ? 860 : wholePixels(640 + height / 2);
  const halo =
    place === 'ceiling'
      ? ellipse(640, bottom + 20, 520, 360, 'url(#warmth)', 'opacity="0.75"')
      : group(
          ellipse(654, 662, figure.width * scale * 0.58, height * 0.56, 'url(#shadow)'),
          'opacity="0.26"',
        );
  return page(
    easel.definitions(),
    studio(random, subject.colour, null) + halo + placed(easel, 640, bottom, scale),
  );
};
