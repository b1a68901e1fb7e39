import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  SelectionSetNode,
} from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Names of the fields requested below `path`, so that SQL loads no unused associations. */
export const requestedFields = (info: Info, path: readonly string[]): ReadonlySet<string> => {
  let level = info.fieldNodes.map((node) => node.selectionSet);
  for (const name of path) {
    level = level.flatMap((set) =>
      fieldsOf(set, info.fragments)
        .filter((field) => field.name.value === name)
        .map((field) => field.selectionSet),
    );
  }
  return new Set(level.flatMap((set) => fieldsOf(set, info.fragments).map((f) => f.name.value)));
};

const fieldsOf = (
  set: SelectionSetNode | undefined,
  fragments: Record<string, FragmentDefinitionNode>,
): FieldNode[] =>
  (set?.selections ?? []).flatMap((node) => {
    if (node.kind === 'Field') return [node];
    const inner = node.kind === 'InlineFragment' ? node : fragments[node.name.value];
    return fieldsOf(inner?.selectionSet, fragments);
  });
