import type { Chosen } from './chosen.ts';
import { grouped } from './grouped.ts';
import { type Cents, cents, spread, sumBy } from './money.ts';
import { type ServiceSetting, serviceCost } from './services.ts';

/** A service with its share of the minutes billed for all services under the same setting. */
export interface Performed extends Chosen {
  /** Billed minutes. */
  billed: number;
  cost: Cents;
}

/** One performer's services for the cart, done in one drive. */
export interface Visit {
  performerId: string;
  driving: Cents;
  services: readonly Performed[];
}

/** All services of a performer under one setting, billed together. */
interface Job {
  setting: ServiceSetting;
  services: readonly Performed[];
  cost: Cents;
}

/**
 * The performers' visits. A service is hidden while the sum of products, the performer's services
 * and the drive is below the minimum order value of its setting (specification 5).
 * @param products the product prices of the whole cart, before discount
 * @returns the visits, and the amounts that hidden services lack to their minimum, by index in the
 * cart's services
 */
export const visitsOf = (chosen: readonly Chosen[], products: Cents) => {
  const visits: Visit[] = [];
  const missing = new Map<number, Cents>();
  for (const [performerId, [first, ...others]] of grouped(chosen, (one) => one.performer.id)) {
    if (!first) continue;
    const { driving } = first;
    const jobs = shownOf(jobsOf([first, ...others]), products + driving, missing);
    const services = jobs.flatMap((job) => job.services);
    if (services.length > 0) visits.push({ performerId, driving, services });
  }
  return { visits, missing };
};

const jobsOf = (services: readonly Chosen[]): Job[] =>
  [...grouped(services, ({ setting }) => setting.id).values()].flatMap((under) => {
    const [first] = under;
    return first ? [jobOf(first.setting, under)] : [];
  });

const jobOf = (setting: ServiceSetting, services: readonly Chosen[]): Job => {
  const weights = services.map(({ minutes }) => BigInt(minutes));
  const { billed, cost } = serviceCost(setting, Number(sumBy(weights, (minutes) => minutes)));
  const billedOf = spread(BigInt(billed), weights);
  const costOf = spread(cost, weights);
  const shared = services.map((service, index) => ({
    ...service,
    billed: Number(billedOf[index] ?? 0n),
    cost: costOf[index] ?? 0n,
  }));
  return { setting, services: shared, cost };
};

/**
 * Removes services below their minimum, repeatedly, because hiding one can bring others below
 * theirs.
 */
const shownOf = (
  jobs: readonly Job[],
  besides: Cents,
  missing: Map<number, Cents>,
): readonly Job[] => {
  const value = besides + sumBy(jobs, ({ cost }) => cost);
  const lacks = ({ setting }: Job) => cents(setting.minOrderValue ?? '0') - value;
  const hidden = jobs.filter((job) => lacks(job) > 0n);
  if (hidden.length === 0) return jobs;
  for (const job of hidden) {
    for (const { index } of job.services) missing.set(index, lacks(job));
  }
  return shownOf(
    jobs.filter((job) => lacks(job) <= 0n),
    besides,
    missing,
  );
};
