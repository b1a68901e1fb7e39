/** Parses the values of a message's placeholders from the API's JSON. */
export const argsOf = (json: string | null | undefined): Record<string, unknown> => {
  if (!json) return {};
  return JSON.parse(json) as Record<string, unknown>;
};
