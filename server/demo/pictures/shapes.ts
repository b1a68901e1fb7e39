import { armchairShapes } from './armchairs.ts';
import { bathShapes } from './bath.ts';
import { bedShapes } from './beds.ts';
import { cabinetShapes } from './cabinets.ts';
import { chairShapes } from './chairs.ts';
import { doorShapes } from './doors.ts';
import { lightShapes } from './light.ts';
import { decorShapes } from './mirrors-cushions.ts';
import { outdoorShapes } from './outdoor.ts';
import { rugShapes } from './rugs.ts';
import type { Shape } from './shape.ts';
import { shelfShapes } from './shelves.ts';
import { sofaShapes } from './sofas.ts';
import { surfaceShapes } from './surfaces.ts';
import { swatchShapes } from './swatches.ts';
import { tableShapes } from './tables.ts';
import { vesselShapes } from './vessels.ts';
import { wardrobeShapes } from './wardrobes.ts';

export const shapes = new Map<string, Shape>(
  Object.entries({
    ...sofaShapes,
    ...chairShapes,
    ...tableShapes,
    ...bedShapes,
    ...cabinetShapes,
    ...wardrobeShapes,
    ...shelfShapes,
    ...lightShapes,
    ...armchairShapes,
    ...decorShapes,
    ...vesselShapes,
    ...rugShapes,
    ...bathShapes,
    ...surfaceShapes,
    ...outdoorShapes,
    ...doorShapes,
    ...swatchShapes,
  }),
);
