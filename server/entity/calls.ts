/** The calls that an entity can have. */
export type Call =
  | 'list'
  | 'one'
  | 'create'
  | 'update'
  | 'remove'
  | 'status'
  | 'order'
  | 'exported';

export type CallNames = Readonly<Record<Call, string>>;

interface Called {
  name: string;
  plural: string;
  calls?: Partial<CallNames>;
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * The names of an entity's calls: those of the grammar (contract/schema/base.graphql), unless the
 * entity has others. The schema need not have all of them.
 */
export const callsOf = ({ name, plural, calls }: Called): CallNames => {
  const Thing = capitalized(name);
  return {
    list: plural,
    one: `${name}ById`,
    create: `create${Thing}`,
    update: `update${Thing}`,
    remove: `delete${Thing}ByIds`,
    status: `update${Thing}Status`,
    order: `update${Thing}Orders`,
    exported: `export${capitalized(plural)}`,
    ...calls,
  };
};
