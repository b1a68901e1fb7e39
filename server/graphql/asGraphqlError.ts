import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { errorStatus } from '#contract/errors.ts';
import { bodyOf, type DomainError } from '#server/errors/domainError.ts';

/** The status and headers that Yoga sends. */
interface Head {
  status: number;
  headers: Record<string, string>;
}

const headOf = ({ code, seconds }: DomainError): Head | undefined =>
  seconds === undefined
    ? undefined
    : { status: errorStatus[code], headers: { 'retry-after': String(seconds) } };

/** The edge: an error of the domain as GraphQL's, at its position in the document. */
export const asGraphqlError = (
  error: DomainError,
  position: Pick<GraphQLErrorOptions, 'path' | 'nodes'> = {},
  { http = headOf(error), requestId }: { http?: Head | undefined; requestId?: string } = {},
): GraphQLError => {
  const { message, msg, extensions } = bodyOf(error);
  return new GraphQLError(message, {
    ...position,
    extensions: { ...extensions, msg, ...(http && { http }), ...(requestId && { requestId }) },
  });
};
