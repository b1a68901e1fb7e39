import type { colour as germanColour } from '#i18n/de/platform/colour.ts';
import type { Translated } from '#i18n/translated.ts';

const colour = {
  pick: 'Pick %{name} from the palette',
  enough: 'The text is easy to read on this background (contrast %{ratio}:1).',
  low: 'The text is hard to read on this background: its contrast is %{ratio}:1, at least 4.5:1 is recommended.',
} satisfies Translated<typeof germanColour>;

export const texts = { colour };
