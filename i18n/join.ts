interface Part {
  resources: Record<string, object>;
}

/** All messages: those of the first list and those that come later, a resource's under its name. */
export const join = <First extends Part, Later extends Part>(
  first: First,
  later: Later,
): First & Later => {
  const resources = { ...first.resources };
  for (const [name, messages] of Object.entries(later.resources)) {
    resources[name] = { ...resources[name], ...messages };
  }
  return { ...first, ...later, resources } as First & Later;
};
