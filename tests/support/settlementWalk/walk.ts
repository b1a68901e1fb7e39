import type { messages } from '#i18n/de/messages.ts';
import type { Site } from '#tests/support/browser.ts';
import { furnished } from '#tests/support/furnished/furnished.ts';

type Texts = typeof messages.resources;

/** Pages and their texts. */
export interface Walk {
  site: Site;
  texts: Texts;
  /** An amount as a field takes it, and as pages show it. */
  entered: (cents: number) => string;
  shown: (cents: number) => string;
}

export const market = () => furnished('sent');
