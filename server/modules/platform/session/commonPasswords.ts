let listed: Promise<ReadonlySet<string>> | undefined;

/** The list is decompressed when the first password is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return listed;
};

/** Digits and signs that users put before or after a word to make it longer. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Whether the password is a common one, as it is or with digits and signs around it. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await commonPasswords();
  const word = password.toLowerCase();
  return common.has(word) || common.has(word.replace(around, ''));
};
