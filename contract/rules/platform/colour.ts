import * as v from 'valibot';

/** A colour as #rrggbb in lower case; #rgb is written out. */
export const colour = v.pipe(
  v.string('rules.required'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1, 'rules.required'),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, 'rules.colour'),
  v.transform((text) =>
    text.length === 4 ? `#${[...text.slice(1)].map((digit) => digit + digit).join('')}` : text,
  ),
);

const codeOf = (text: unknown): string | null => {
  const result = v.safeParse(colour, text);
  return result.success ? result.output : null;
};

/** The given colour as #rrggbb; `otherwise` while it is invalid, for example partially typed. */
export const colourOr = (given: unknown, otherwise: string): string => codeOf(given) ?? otherwise;

/** Contrast below which text is hard to read (WCAG 2.2, AA). */
export const leastContrast = 4.5;

/** WCAG's relative luminance of #rrggbb. */
const luminance = (code: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(code.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, from 1 to 21; null if one of them is not a colour. */
export const contrastOf = (one: unknown, other: unknown): number | null => {
  const codes = [codeOf(one), codeOf(other)];
  const [first, second] = codes;
  if (!first || !second) return null;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
