let listed: Promise<ReadonlySet<string>> | undefined;

/** The words are unpacked when the first password is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return listed;
};

/** What is put before and after a word to make it longer. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Whether many use the password, as it is or with digits and signs around it. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await commonPasswords();
  const word = password.toLowerCase();
  return common.has(word) || common.has(word.replace(around, ''));
};
