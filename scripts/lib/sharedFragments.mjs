const document = /^(export const \w+ = )(\{"kind":"Document".*\})( as unknown as .*)$/;

/**
 * Removes repeated fragments from generated documents: the generator repeats a fragment in each
 * document that uses it.
 */
export const sharingFragments = (content) => {
  const fragments = new Map();
  const sharing = (line) => {
    const [, start, json, end] = document.exec(line) ?? [];
    if (!json) return line;
    const definitions = JSON.parse(json).definitions.map((definition) => {
      if (definition.kind !== 'FragmentDefinition') return JSON.stringify(definition);
      const name = nameOf(definition);
      fragments.set(name, JSON.stringify(definition));
      return name;
    });
    return `${start}{"kind":"Document","definitions":[${definitions.join(',')}]}${end}`;
  };
  const lines = content.split('\n').map(sharing);
  const declared = [...fragments].map(([name, json]) => `const ${name} = ${json};`);
  const first = lines.findIndex(
    (line) => document.test(line) || line.includes('"kind":"Document"'),
  );
  return first === -1 ? content : lines.toSpliced(first, 0, ...declared).join('\n');
};

// the type of the same fragment begins with a capital letter
const nameOf = ({ name: { value } }) => `${value[0].toLowerCase()}${value.slice(1)}Fields`;
