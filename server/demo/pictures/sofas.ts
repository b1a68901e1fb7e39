import { fabric, taperedLeg } from './armchairs.ts';
import type { Figure, Paint, Shape } from './shape.ts';
import {
  both,
  ellipse,
  group,
  mirrored,
  move,
  path,
  rect,
  repeat,
  softBox,
  stroke,
} from './svg.ts';

const cushionColours = ['#d9c7a8', '#b7694b', '#8b9a7b', '#e7ddcb', '#5f7886', '#c79a4b'];

const throwCushion = (paint: Paint, x: number, y: number, size: number, turn: number): string => {
  const colour = paint.random.pick(cushionColours);
  const half = size / 2;
  return group(
    path(softBox(-half, -size, size, size, 22, -7), paint.other(colour)),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
};

const seam = (paint: Paint, x: number, y: number, width: number): string =>
  stroke(
    `M${x + 14} ${y}Q${x + width / 2} ${y + 7} ${x + width - 14} ${y}`,
    paint.bodyLine(-2.2),
    2.5,
  );

interface SofaPlan {
  width: number;
  seats: number;
  arm: number;
  armHeight: number;
  back: number;
  leg: number;
  round: number;
}

const planSofa = (paint: Paint, width: number, seats: number): SofaPlan => ({
  width,
  seats,
  arm: paint.random.pick([62, 84, 104]),
  armHeight: paint.random.pick([225, 250, 275]),
  back: paint.random.pick([365, 390]),
  leg: paint.random.pick([52, 66, 78]),
  round: paint.random.pick([16, 34, 46]),
});

const backCushions = (paint: Paint, plan: SofaPlan, left: number, span: number): string => {
  const each = span / plan.seats;
  return repeat(plan.seats, (index) => {
    const x = left + index * each + 3;
    const top = -plan.back;
    return (
      path(softBox(x, top, each - 6, plan.back - 190, 34, 9), paint.body(0.6)) +
      paint.light(ellipse(x + each * 0.45, top + 44, each * 0.42, 44, paint.shine), 0.26)
    );
  });
};

const seatCushions = (paint: Paint, plan: SofaPlan, left: number, span: number): string => {
  const each = span / plan.seats;
  return repeat(plan.seats, (index) => {
    const x = left + index * each + 2;
    return (
      path(softBox(x, -232, each - 4, 92, 22, 6), paint.body(1.1)) + seam(paint, x, -166, each - 4)
    );
  });
};

const sofaArm = (paint: Paint, plan: SofaPlan): string => {
  const x = plan.width / 2 - plan.arm;
  return (
    path(
      softBox(x, -plan.armHeight, plan.arm, plan.armHeight - plan.leg, plan.round, 3),
      paint.body(-0.5),
    ) +
    stroke(
      `M${x + 12} ${-plan.armHeight + plan.round + 6}Q${x + 9} -150 ${x + 12} ${-plan.leg - 14}`,
      paint.bodyLine(-2),
      2.5,
    )
  );
};

const drawSofa = (paint: Paint, width: number, seats: number): Figure => {
  const plan = planSofa(paint, width, seats);
  const left = -width / 2 + plan.arm - 6;
  const span = width - 2 * plan.arm + 12;
  const legs = both(taperedLeg(paint, width / 2 - 70, plan.leg + 8, 14));
  const art =
    legs +
    path(
      softBox(-width / 2 + 26, -plan.back + 18, width - 52, plan.back - 110, 30, 4),
      paint.body(-1.6),
    ) +
    backCushions(paint, plan, left, span) +
    rect(-width / 2 + 20, -150, width - 40, 150 - plan.leg, paint.body(-0.9), 12) +
    seatCushions(paint, plan, left, span) +
    paint.light(rect(left, -142, span, 12, '#1d1410', 4), 0.16) +
    throwCushion(paint, left + 92, -226, 128, -11) +
    (paint.random.chance(0.6) ? throwCushion(paint, left + span - 88, -226, 118, 12) : '') +
    both(sofaArm(paint, plan));
  return { art, width, height: plan.back + 10, focus: [width * 0.3, -240] };
};

const drawCorner = (paint: Paint): Figure => {
  const plan = { ...planSofa(paint, 1000, 2), leg: 40, arm: 74 };
  const chaise = 310;
  const left = -500 + plan.arm - 4;
  const span = 1000 - plan.arm - chaise + 8;
  const chaiseLeft = 500 - chaise;
  const main =
    taperedLeg(paint, -440, 100, -10) +
    path(softBox(-478, -plan.back - 34, 962, 260, 30, 4), paint.body(-1.6)) +
    move(backCushions(paint, plan, left, span), 0, -52) +
    path(softBox(chaiseLeft + 4, -plan.back - 52, chaise - 8, 210, 34, 9), paint.body(0.6)) +
    rect(-484, -202, span + 60, 130, paint.body(-0.9), 12) +
    move(seatCushions(paint, plan, left, span), 0, -52) +
    move(mirrored(sofaArm(paint, { ...plan, armHeight: 240 })), 0, -46);
  const top = `M${chaiseLeft + 6} -290Q${chaiseLeft + chaise / 2} -300 ${498} -290L${506} -148Q${chaiseLeft + chaise / 2} -138 ${chaiseLeft - 18} -148Z`;
  const front =
    taperedLeg(paint, chaiseLeft + 30, 44, -6) +
    taperedLeg(paint, 478, 44, 6) +
    rect(chaiseLeft - 14, -120, chaise + 16, 82, paint.body(-1.1), 14) +
    path(softBox(chaiseLeft - 20, -168, chaise + 28, 74, 24, 5), paint.body(0.2)) +
    path(top, paint.body(1.5)) +
    throwCushion(paint, 408, -276, 132, 9) +
    throwCushion(paint, left + 90, -280, 124, -10);
  return { art: main + front, width: 1010, height: plan.back + 56, focus: [chaiseLeft + 90, -210] };
};

export const sofaShapes: Record<string, Shape> = {
  sofa: fabric((paint) => drawSofa(paint, 980, paint.random.pick([2, 3]))),
  loveseat: fabric((paint) => drawSofa(paint, 780, 2), 0.9),
  cornersofa: fabric(drawCorner),
  cornersofaleft: fabric((paint) => {
    const { art, focus, ...figure } = drawCorner(paint);
    return { ...figure, art: mirrored(art), focus: [-focus[0], focus[1]] };
  }),
};
