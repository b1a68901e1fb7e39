/** Runs the tasks it is given at most so many at a time, in the order they came. */
export const createQueue = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // the place is handed on, so that nobody slips in between
      if (next) next();
      else running -= 1;
    }
  };
};
