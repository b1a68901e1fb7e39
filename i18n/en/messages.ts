import { first } from '#i18n/generated/enFirst.ts';
import { later } from '#i18n/generated/enLater.ts';
import { mergeAreas } from '#i18n/merge.ts';

/** All messages for signed-in users. */
export const messages = mergeAreas([...first, ...later]);
