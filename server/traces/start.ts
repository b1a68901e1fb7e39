import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyBaseLogger } from 'fastify';
import { version } from '#server/version.ts';

/** How long sending may take, with all attempts; the server's end waits as long for the last ones. */
const sendMs = 3_000;

/**
 * Sends traces to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`. The packages read the other variables
 * themselves, by OpenTelemetry's specification: name, headers, sampling. What cannot be sent is dropped.
 * @returns a function that sends the rest and ends it
 */
export const startTraces = (log: FastifyBaseLogger): (() => Promise<void>) => {
  diag.setLogger(
    { ...silent, error: (message) => log.warn({ cause: message }, 'traces') },
    DiagLogLevel.ERROR,
  );
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': process.env.OTEL_SERVICE_NAME || 'atrium',
        'service.version': version,
      }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: sendMs }))],
  });
  provider.register();
  return () => provider.shutdown().catch(() => undefined);
};

const ignore = () => undefined;
const silent = { error: ignore, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
