import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** Records nothing until `startTraces` has run; without a collector it never does. */
export const tracer = trace.getTracer('atrium');

/** Longest text of a statement in a trace, in characters. */
const longestStatement = 4_000;

/** A job runs many thousands of statements; those that take less time, in milliseconds, are not recorded. */
const slowInJobMs = 100;

/** The context's minimum duration of recorded statements, in milliseconds. */
const leastMs = createContextKey('duration of statements');

/** The class of an error; its text may have values of rows. */
const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && error.code ? String(error.code) : error.name;
};

const fail = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', typeOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

const inSpan = <Result>(span: Span, at: Context, work: () => Promise<Result>): Promise<Result> =>
  context.with(trace.setSpan(at, span), async () => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** Names the current request's span after the API calls that it contains. */
export const nameRequest = (calls: string): void => {
  trace.getActiveSpan()?.updateName(`graphql ${calls}`);
};

/** Runs a job as a trace of its own. */
export const traceJob = <Result>(
  { id, kind }: { id: string; kind: string },
  work: () => Promise<Result>,
): Promise<Result> => {
  const attributes = { 'atrium.job.id': id, 'atrium.job.kind': kind };
  const at = context.active().setValue(leastMs, slowInJobMs);
  return inSpan(tracer.startSpan(`job ${kind}`, { attributes, root: true }), at, work);
};

/** Records a request to another server in the trace of the request or job that makes it. Others are not recorded. */
export const traceCall = <Result>(
  method: string,
  { hostname, port }: URL,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!trace.getActiveSpan()) return work();
  const attributes: Attributes = {
    'http.request.method': method,
    'server.address': hostname,
    ...(port && { 'server.port': Number(port) }),
  };
  const span = tracer.startSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes });
  return inSpan(span, context.active(), work);
};

/**
 * Records a statement after it has run, in the trace of the request or job that runs it. Statements that poll
 * the queues belong to neither and are not recorded. The text of a statement has placeholders instead of values.
 */
export const traceStatement = ({ query, queryDurationMillis, ...event }: LogEvent): void => {
  const least = context.active().getValue(leastMs) as number | undefined;
  if (!trace.getActiveSpan() || queryDurationMillis < (least ?? 0)) return;
  const text = query.sql.trim();
  const [operation = ''] = /^\w+/.exec(text) ?? [];
  const endTime = Date.now();
  const span = tracer.startSpan(operation.toLowerCase(), {
    kind: SpanKind.CLIENT,
    startTime: endTime - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, longestStatement),
    },
  });
  if (event.level === 'error') fail(span, event.error);
  span.end(endTime);
};
