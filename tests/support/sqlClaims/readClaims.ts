import path from 'node:path';
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  type Node,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  isUnionType,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { Claim, ValueClaim } from './claim.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Claims of all sql<…>`…` in the server and the planted file; a template without a type claims
 * nothing, but may have the same texts as one with a type.
 */
export const readClaims = (): Claim[] => {
  const api = new API({ cwd: root });
  try {
    const config = path.join(import.meta.dirname, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} could not be opened`);
    return project.program
      .getSourceFileNames()
      .filter((file) => !path.relative(root, file).startsWith('node_modules'))
      .flatMap((file) => claimsIn(project, file));
  } finally {
    api.close();
  }
};

const claimsIn = ({ program, checker }: Project, file: string): Claim[] => {
  const source = program.getSourceFile(file);
  if (!source?.text.includes('sql')) return [];
  const claims: Claim[] = [];
  const visit = (node: Node): void => {
    const template = templateOf(node);
    if (template) {
      const { line } = source.getLineAndCharacterOfPosition(template.getStart(source));
      const at = `${path.relative(root, file)}:${line + 1}`;
      claims.push({ at, ...claimOf(checker, template) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return claims;
};

const templateOf = (node: Node): TaggedTemplateExpression | null =>
  isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql'
    ? node
    : null;

const claimOf = (
  checker: Checker,
  { template, typeArguments }: TaggedTemplateExpression,
): Omit<Claim, 'at'> => {
  const typeNode = typeArguments?.[0];
  const type = typeNode && checker.getTypeFromTypeNode(typeNode);
  const spans = isNoSubstitutionTemplateLiteral(template) ? [] : [...template.templateSpans];
  const head = isNoSubstitutionTemplateLiteral(template) ? template : template.head;
  return {
    texts: [head.text, ...spans.map(({ literal }) => literal.text)],
    value: valueClaimOf(checker, type),
    columns: type ? columnsOf(checker, type) : null,
    isAsked:
      type !== undefined && spans.some(({ expression }) => asksForColumns(checker, expression)),
  };
};

/** A call of `requestedColumns` in server/db/page.ts. */
const asksForColumns = (checker: Checker, node: Node): boolean => {
  if (!isCallExpression(node)) return false;
  const symbol = checker.getSymbolAtLocation(node.expression);
  if (!symbol || !(symbol.flags & SymbolFlags.Alias)) return false;
  return checker.getAliasedSymbol(symbol).name === 'requestedColumns';
};

const columnsOf = (checker: Checker, type: Type): Claim['columns'] => {
  if (kindOf(checker, type) !== 'object') return null;
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0) return null;
  return Object.fromEntries(
    properties.map((property) => {
      const value = valueClaimOf(checker, checker.getTypeOfSymbol(property));
      return [
        property.name,
        { ...value, isOptional: (property.flags & SymbolFlags.Optional) !== 0 },
      ];
    }),
  );
};

const valueClaimOf = (checker: Checker, type: Type | undefined): ValueClaim => {
  const parts = !type ? [] : isUnionType(type) ? type.getTypes() : [type];
  const isNull = (part: Type) => (part.flags & TypeFlags.Nullable) !== 0;
  const kinds = parts.filter((part) => !isNull(part)).map((part) => kindOf(checker, part));
  return {
    kinds: [...new Set(kinds)],
    isNullable: parts.length === 0 || parts.some(isNull) || kinds.includes('unknown'),
    isOptional: false,
  };
};

const scalars: readonly [flags: number, kind: string][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
];

const kindOf = (checker: Checker, type: Type): string => {
  const [, scalar] = scalars.find(([flags]) => type.flags & flags) ?? [];
  if (scalar) return scalar;
  if (!(type.flags & TypeFlags.StructuredType)) return 'unknown';
  const name = type.getSymbol()?.name;
  if (name === 'Date') return 'Date';
  if (name === 'Buffer' || name === 'Uint8Array') return 'bytes';
  if (!checker.isArrayLikeType(type)) return 'object';
  const [element] = checker.getIndexInfosOfType(type);
  const { kinds } = valueClaimOf(checker, element?.valueType);
  return `${kinds.length === 1 ? kinds[0] : 'unknown'}[]`;
};
