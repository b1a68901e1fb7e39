import data from '#server/demo/content/texts.json' with { type: 'json' };

interface Texts {
  /** Sentences that can follow any opening of the family. */
  more: string[];
  care: string[];
}

const families: Record<string, Texts> = data.families;
/** Product kinds for which the family's sentences would be wrong. */
const kinds: Record<string, Partial<Texts>> = data.kinds;

export const closings: readonly string[] = data.closings;

/** The sentences for a product kind. */
export const textsOf = ({ noun, family }: { noun: string; family: string }): Texts => {
  const texts = { ...families[family], ...kinds[noun] };
  return { more: texts.more ?? [], care: texts.care ?? [] };
};
