/** The name of an attribute with the unit of its numbers, for example "Breite (cm)". */
export const measured = ({ name, unit }: { name: string; unit: string }): string =>
  unit === '' ? name : `${name} (${unit})`;
