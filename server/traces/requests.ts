import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '#server/http/observe.ts';
import { tracer } from './spans.ts';

/** Requests that are not traced: a supervisor's, and those for the client's files. */
const untraced = new Set(['/healthz', '/readyz', 'page']);

/**
 * Records each request as a trace, or as a part of the trace that a proxy has begun. All lines of the log about
 * a traced request have its `traceId`.
 */
export const traceRequests = (
  app: FastifyInstance,
  { trustProxy }: { trustProxy: boolean },
): void => {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    if (untraced.has(route)) return done();
    const parent = trustProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'atrium.request.id': request.id,
    };
    const name = `${request.method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    const { traceId } = span.spanContext();
    request.log = request.log.child({ traceId });
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // the body arrives in events of the connection, which are outside the request's context
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
};
