/** `node ask.mjs readyz`: asks the server in the same container; ends with 1 if it does not answer 200. */
const [path] = process.argv.slice(2);
const ask = fetch(`http://127.0.0.1:${process.env.PORT}/${path}`, {
  signal: AbortSignal.timeout(4_000),
});
const answer = await ask.catch(() => null);
process.exit(answer?.ok ? 0 : 1);
