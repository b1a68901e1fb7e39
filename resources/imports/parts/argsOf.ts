/** The values of a message's placeholders, which the API gives as JSON. */
export const argsOf = (json: string | null | undefined): Record<string, unknown> => {
  if (!json) return {};
  return JSON.parse(json) as Record<string, unknown>;
};
