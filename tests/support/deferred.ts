/** A promise that a test settles when it wants to. */
export const deferred = <Value = void>() => {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
