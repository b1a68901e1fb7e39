import type { Subject } from './easel.ts';
import { drawDetail } from './view-detail.ts';
import { drawDimensions } from './view-dimensions.ts';
import { drawInRoom } from './view-room.ts';
import { drawStudio } from './view-studio.ts';

export const views: ((subject: Subject) => string)[] = [
  drawStudio,
  drawInRoom,
  drawDetail,
  drawDimensions,
];
