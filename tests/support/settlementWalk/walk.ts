import type { Site } from '#tests/support/browser.ts';
import { furnished } from '#tests/support/furnished/furnished.ts';
import type { languages } from '#tests/support/languages.ts';

export type Texts = (typeof languages)[number][1]['resources'];

/** Pages and texts of one language. */
export interface Walk {
  site: Site;
  language: 'de' | 'en';
  texts: Texts;
  /** An amount as a field takes it, and as pages show it. */
  entered: (cents: number) => string;
  shown: (cents: number) => string;
}

export const market = () => furnished('sent');
