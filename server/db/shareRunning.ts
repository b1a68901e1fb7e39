/** Lets concurrent callers share one run, so that runs do not pile up while something hangs. */
export const shareRunning = <Result>(run: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
};
