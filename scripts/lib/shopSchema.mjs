import fs from 'node:fs';
import path from 'node:path';
import { parse, print } from 'graphql';

const folder = 'contract/shop';

/** The schema as shops were last promised it; the other files of the folder are the present one. */
export const releasedShopSchema = path.join(folder, 'released.graphql');

/** @returns {string} SDL of the shop's contract, with the extensions of its root types merged */
export const writtenShopSchema = () => {
  const source = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => path.join(folder, file))
    .filter((file) => file !== releasedShopSchema)
    .sort()
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  return `${print(merged(parse(source)))}\n`;
};

/** Puts the fields of `extend type` into the type. */
const merged = ({ kind, definitions }) => {
  const isExtension = (each) => each.kind === 'ObjectTypeExtension';
  const fieldsOf = (name) =>
    definitions
      .filter((each) => isExtension(each) && each.name.value === name)
      .flatMap(({ fields }) => fields);
  return {
    kind,
    definitions: definitions
      .filter((each) => !isExtension(each))
      .map((each) =>
        each.kind === 'ObjectTypeDefinition'
          ? { ...each, fields: [...each.fields, ...fieldsOf(each.name.value)] }
          : each,
      ),
  };
};
