import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  NoSchemaIntrospectionCustomRule,
  parse,
  type SelectionSetNode,
  type ValidationContext,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { DomainError, noSession, tokenNotValid } from '#server/errors/domainError.ts';
import { asGraphqlError } from './asGraphqlError.ts';
import type { SignedIn } from './context.ts';

/** Limits of one document; the application's largest one needs a quarter of them. */
export const documentLimits = {
  /** Yoga caches the texts of 1,024 documents. */
  characters: 20_000,
  tokens: 2_000,
  depth: 12,
  aliases: 20,
  cost: 5_000,
} as const;

/**
 * Maximum length of a document without a session: three times the application's largest one,
 * because only a few small calls are allowed then.
 */
export const anonymousCharacters = 1_200;

/** Reported errors per document; the first ones suffice. */
const mostErrors = 20;

const measures = ['depth', 'aliases', 'cost'] as const;
type Measure = Record<(typeof measures)[number], number>;

/** A root field needs its own statement; a field in a list is resolved for each item. */
const rootCost = 200;
const listFactor = 3;

const tooComplex = (limit: keyof typeof documentLimits) =>
  new DomainError('INVALID', { msg: 'error.TOO_COMPLEX', args: { limit } });

/** The caller, as far as known before the document is parsed. */
export interface Caller {
  token: string | null;
  viewer: SignedIn | null;
}

interface WithCaller {
  caller: () => Promise<Caller>;
}

const assertViewer = ({ token, viewer }: Caller): void => {
  if (!viewer) throw token === null ? noSession() : tokenNotValid();
};

/** Rejects documents that are too large or expensive before they are executed or cached. */
export const useDocumentLimits = ({ introspection }: { introspection: boolean }): Plugin => ({
  onParams({ params }) {
    if ((params.query?.length ?? 0) > documentLimits.characters) throw tooComplex('characters');
  },
  onParse({ setParseFn }) {
    setParseFn((source, options) =>
      parse(source, { ...options, maxTokens: documentLimits.tokens }),
    );
  },
  onValidate({ addValidationRule, setValidationFn }) {
    // computing suggestions takes longer than everything else, and they are removed anyway
    setValidationFn((schema, document, rules, options, typeInfo) =>
      validate(
        schema,
        document,
        rules,
        { ...options, hideSuggestions: true, maxErrors: mostErrors },
        typeInfo,
      ),
    );
    addValidationRule(limitDocument);
    if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});

/** Without a session, rejects documents too long to be a public call even before they are parsed. */
export const limitAnonymous = <Given extends WithCaller>(): Plugin<object, Given> => ({
  onParams({ params, context }) {
    const { length } = params.query ?? '';
    return length > anonymousCharacters ? context.caller().then(assertViewer) : undefined;
  },
});

/** A validation rule that limits depth, aliases and cost of each operation. */
export const limitOperations =
  (limits: Measure) =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition: ({ operation, selectionSet }) => {
      const root = context.getSchema().getRootType(operation) ?? undefined;
      const asked = measureDocument(context)(selectionSet, root);
      const cost = asked.cost + rootCost * selectionSet.selections.length;
      const over = measures.find((name) => ({ ...asked, cost })[name] > limits[name]);
      if (over) context.reportError(asGraphqlError(tooComplex(over)));
    },
  });

const limitDocument = limitOperations(documentLimits);

const introspectionFields: readonly string[] = ['__schema', '__type'];

const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };

/** Measures each fragment once, however often it is used. */
const measureDocument = (context: ValidationContext) => {
  const measured = new Map<FragmentDefinitionNode, Measure>();

  const ofSet = (set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): Measure =>
    (set?.selections ?? []).reduce((sum, node) => {
      const one = ofSelection(node, type);
      return {
        depth: Math.max(sum.depth, one.depth),
        aliases: sum.aliases + one.aliases,
        cost: sum.cost + one.cost,
      };
    }, nothing);

  const ofSelection = (
    node: SelectionSetNode['selections'][number],
    type: GraphQLNamedType | undefined,
  ): Measure => {
    if (node.kind === 'FragmentSpread') return ofFragment(context.getFragment(node.name.value));
    if (node.kind === 'InlineFragment') {
      const named = node.typeCondition && typeNamed(node.typeCondition.name.value);
      return ofSet(node.selectionSet, named ?? type);
    }
    // graphql-js limits the depth of introspection itself
    if (introspectionFields.includes(node.name.value)) return nothing;
    const fieldType = typeOfField(type, node.name.value);
    const below = ofSet(node.selectionSet, fieldType && getNamedType(fieldType));
    return {
      depth: 1 + below.depth,
      aliases: (node.alias ? 1 : 0) + below.aliases,
      cost: 1 + (isList(fieldType) ? listFactor : 1) * below.cost,
    };
  };

  const ofFragment = (fragment: FragmentDefinitionNode | null | undefined): Measure => {
    if (!fragment) return nothing;
    const known = measured.get(fragment);
    if (known) return known;
    // another rule rejects a fragment that includes itself; it must not be followed here
    measured.set(fragment, nothing);
    const measure = ofSet(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
    measured.set(fragment, measure);
    return measure;
  };

  const typeNamed = (name: string) => context.getSchema().getType(name);

  return ofSet;
};

const typeOfField = (
  type: GraphQLNamedType | undefined,
  name: string,
): GraphQLOutputType | undefined => (isObjectType(type) ? type.getFields()[name]?.type : undefined);

const isList = (type: GraphQLOutputType | undefined): boolean =>
  type !== undefined && isListType(getNullableType(type));
