/** Both lists are loaded when the first password is chosen. */
let listed: Promise<ReadonlySet<string>> | undefined;

/** Passwords that many people use, and German words and names. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  listed ??= Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ]).then(
    ([{ dictionary }, { dictionary: german }]) =>
      new Set([dictionary['passwords-common'], ...Object.values(german)].flat()),
  );
  return listed;
};

/** Digits and signs that users put before or after a word to make it longer. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Rows of German and English keyboards. */
const rows = ['1234567890ß', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Neighbouring keys that count as a run; fewer are part of many words. */
const shortestRun = 3;

/** Whether the text is typed along rows of a keyboard: `qwertzasdfgh`. */
const isKeyboardRun = (text: string): boolean => {
  let at = 0;
  while (at < text.length) {
    let end = at + shortestRun;
    const isRun = () => end <= text.length && runs.some((row) => row.includes(text.slice(at, end)));
    if (!isRun()) return false;
    while (isRun()) end += 1;
    at = end - 1;
  }
  return text !== '';
};

/** The word that is repeated to make up the text, or the text itself. */
const repeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/**
 * Whether the password is a common one, a German word or name, or a run of keys, as it is, repeated,
 * or with digits and signs around it.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await commonPasswords();
  const word = password.toLowerCase();
  const plain = word.replace(around, '');
  return [word, plain, repeated(plain)].some((each) => common.has(each) || isKeyboardRun(each));
};
