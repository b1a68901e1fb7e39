/** The name of an attribute with what its numbers are measured in, for example "Breite (cm)". */
export const measured = ({ name, unit }: { name: string; unit: string }): string =>
  unit === '' ? name : `${name} (${unit})`;
