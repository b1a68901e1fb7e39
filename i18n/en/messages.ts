import { join } from '#i18n/join.ts';
import { first } from './first.ts';
import { later } from './later.ts';

/** All messages of the signed-in application. */
export const messages = join(first, later);
