/** Fills a text; a value may itself look like a placeholder. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A filled sentence that begins with a capital letter and ends with one full stop. */
export const sentence = (text: string, values: Readonly<Record<string, string>>): string => {
  const filled = fill(text, values).trim();
  const whole = filled.charAt(0).toUpperCase() + filled.slice(1);
  return whole.replace(/[.\s]*\.$/, '.').replace(/([^.!?…“”])$/, '$1.');
};

/** A number from 0 up to but excluding `count`, always the same for the same text. */
export const chosenBy = (text: string, count: number): number => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
};

/** Whether a text looks German. */
export const isGerman = (text: string): boolean =>
  /[äöüß]|\b(und|oder|aus|mit|auf|für|von|im|der|die|das|ein|eine|nicht|den|dem)\b/i.test(text);
