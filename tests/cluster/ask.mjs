import { addressOf } from './host.mjs';
import { numbers } from './machine.mjs';

const askAny = (what) =>
  Promise.any(
    numbers.map(async (number) => {
      const signal = AbortSignal.timeout(2_000);
      const response = await fetch(`http://${addressOf(number)}:8008/${what}`, { signal });
      return response.json();
    }),
  );

/** What Patroni says of the cluster, asked at any machine that answers. */
export const askPatroni = () => askAny('cluster').catch(() => ({ members: [] }));

/** The version of Patroni that runs. */
export const askVersion = async () => (await askAny('patroni')).patroni.version;
