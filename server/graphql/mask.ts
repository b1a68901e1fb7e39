import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type pg from 'pg';
import { errorText } from '#contract/errors.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { asGraphqlError } from './asGraphqlError.ts';
import { asUnavailable, retryAfterSeconds } from './unavailable.ts';

const tryLater = { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } };

/**
 * Turns any failure into an error that may be shown. Errors of the domain are translated; a database
 * constraint becomes an error of the field it guards; a malformed request is INVALID; an unreachable
 * database is UNAVAILABLE. Everything else is INTERNAL: logged in full, answered only with the id of
 * the request, which every line of its log has.
 * @param requestOf the request that is being answered
 */
export const maskError =
  (requestOf: () => Pick<FastifyRequest, 'id' | 'log'>) =>
  (error: unknown): GraphQLError => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const position = error instanceof GraphQLError ? { path: error.path, nodes: error.nodes } : {};
    if (cause instanceof DomainError) return asGraphqlError(cause, position);
    const unavailable = asUnavailable(cause);
    const { id: requestId, log } = requestOf();
    if (unavailable) {
      log.error({ err: cause }, 'not available');
      return asGraphqlError(unavailable, position, { http: tryLater, requestId });
    }
    const known = isDatabaseError(cause) ? ofConstraint(cause) : null;
    if (known) return asGraphqlError(known, position);
    if (cause instanceof GraphQLError) return ofRequest(cause);
    log.error({ err: cause }, 'a request failed');
    return new GraphQLError('error.INTERNAL', {
      ...position,
      extensions: { code: 'INTERNAL', msg: 'error.INTERNAL', requestId },
    });
  };

// the embedded database throws its own error class
const isDatabaseError = (cause: unknown): cause is pg.DatabaseError =>
  cause instanceof Error && 'severity' in cause && 'code' in cause;

/** Rules for duplicates of fields other than names. */
const duplicateRules: Readonly<Record<string, string>> = {
  isDefault: 'rules.generalAgain',
  serviceIds: 'rules.inOtherSetting',
  groupIds: 'rules.inOtherSetting',
  regions: 'rules.regionTaken',
  combinations: 'rules.variationExists',
  code: 'rules.discountCode',
};

/** Messages for duplicates that the specification defines (8). */
const duplicateMessages: Readonly<Record<string, string>> = {
  styles_slug_key: 'STYLES_SLUG_UNIQUE_ERROR',
};

/**
 * Constraints are named <table>_<field>_key, which gives the field. These fields have other names
 * than their columns.
 */
const fieldNames: Readonly<Record<string, string>> = {
  is_default: 'isDefault',
  service_ids: 'serviceIds',
  group_ids: 'groupIds',
};

const ofConstraint = (error: pg.DatabaseError): DomainError | null => {
  const { code, constraint = '', table = '' } = error;
  if (code === '23505') {
    const column = new RegExp(`^${table}_(.+)_key$`).exec(constraint)?.[1];
    const field = fieldNames[column ?? ''] ?? column;
    if (!field) return null;
    const msg = duplicateMessages[constraint];
    const rule = msg ?? duplicateRules[field] ?? 'rules.taken';
    return new DomainError('INVALID', { ...(msg && { msg }), fields: { [field]: { rule } } });
  }
  // a row that others reference, or a reference to a missing row
  if (code === '23503') return new DomainError('IN_USE');
  return null;
};

/**
 * Syntax errors, validation errors and variables of the wrong type, which GraphQL raises without a
 * code.
 */
const ofRequest = (error: GraphQLError): GraphQLError => {
  const missing = missingField(error.message);
  const field = missing ?? wrongField(error.message);
  const rule = missing ? 'rules.required' : 'rules.wrongType';
  const fields: Violations | undefined = field ? { [field]: { rule } } : undefined;
  return new GraphQLError(withoutGuess(error.message), {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: {
      // graphql-jit's own errors have no extensions
      ...(error.extensions?.http ? { http: error.extensions.http } : {}),
      code: 'INVALID',
      msg: lacksId(error.message) ? errorText.idMissing : 'error.INVALID',
      ...(fields && { fields }),
    },
  });
};

/** A call whose id is missing or null. */
const lacksId = (message: string): boolean =>
  /^(?:Field .* argument|Variable) "\$?id" of (?:required )?type "ID!"/.test(message) ||
  /^Variable "\$id" of non-null type "ID!" must not be null/.test(message);

/** Removes suggestions of valid names, which would reveal the schema. */
const withoutGuess = (message: string): string => message.replace(/ Did you mean .*\?$/s, '');

/** GraphQL.js names the path inside the variable, graphql-jit only the innermost key. */
const wrongField = (message: string): string | undefined =>
  /at "(?:input|query)\.([\w.]+)/.exec(message)?.[1] ??
  /^Variable "\$(?!(?:input|query)")(\w+)" got invalid value/.exec(message)?.[1];

/** graphql-jit names the path inside the variable; rows of a list are reported at the list. */
const missingField = (message: string): string | undefined =>
  /; (?:Field value\.([\w.]+).* of required type .* was not provided|.* not to be null at value\.([\w.]+).*)\.$/
    .exec(message)
    ?.slice(1)
    .find((path) => path !== undefined);

type Stringify = (result: unknown) => string;
interface WithErrors {
  errors?: readonly GraphQLError[];
  stringify?: Stringify;
}

/**
 * Puts `msg` beside `message` in each error (specification 8); GraphQL.js only keeps extensions.
 */
export const useMsg = (): Plugin => ({
  onResultProcess({ result, setResult }) {
    const plain = result as WithErrors;
    if (!plain.errors?.length) return;
    const stringify = plain.stringify ?? JSON.stringify;
    setResult({
      ...plain,
      stringify: (sanitized: WithErrors) =>
        stringify({ ...sanitized, stringify: undefined, errors: sanitized.errors?.map(withMsg) }),
    } as typeof result);
  },
});

const withMsg = (error: GraphQLError) => {
  // an invalid document is rejected before masking
  const known = error.extensions.msg ? error : ofRequest(error);
  const { extensions: { msg, ...extensions } = {}, ...rest } = known.toJSON();
  return { ...rest, msg: msg ?? error.message, extensions };
};
