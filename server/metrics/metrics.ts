import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A process's metrics in Prometheus format. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'route' | 'method' | 'status'>;
  errors: Counter<'code'>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'atrium_request_seconds',
      help: 'How long requests took until their answer was sent',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    errors: new Counter({
      name: 'atrium_api_errors_total',
      help: 'Errors in answers of the API, by their code',
      labelNames: ['code'],
      registers,
    }),
  };
};

/** A metric whose value is read when it is scraped. */
export const gauge = <Label extends string>(
  { registry }: Metrics,
  name: string,
  help: string,
  labelNames: Label[],
  look: (set: (labels: Record<Label, string>, value: number) => void) => void | Promise<void>,
): void => {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      await look((labels, value) => this.set(labels, value));
    },
  });
};
