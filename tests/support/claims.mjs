/* For long tests that run outside of Vitest. */

export const say = (text) => process.stdout.write(`${text}\n`);

/** Says that it is so, or fails. */
export const expect = (isSo, what) => {
  if (!isSo) throw new Error(`Not so: ${what}`);
  say(`  ok  ${what}`);
};
