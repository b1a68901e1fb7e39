/** Runs a CLI command; an error is printed on one line and exits with 1. */
export const runCommand = async (
  command: (print: (line: string) => void) => Promise<void>,
): Promise<void> => {
  try {
    await command((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
