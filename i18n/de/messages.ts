import { first } from '#i18n/generated/deFirst.ts';
import { later } from '#i18n/generated/deLater.ts';
import { mergeAreas } from '#i18n/merge.ts';

/** All messages for signed-in users. */
export const messages = mergeAreas([...first, ...later]);
