/**
 * Slugs this import has given to new records: to the rows of this batch, on top of earlier batches.
 */
export class AssignedSlugs {
  readonly #before: AssignedSlugs | undefined;
  readonly #own = new Set<string>();

  constructor(before?: AssignedSlugs) {
    this.#before = before;
  }

  has(slug: string): boolean {
    return this.#own.has(slug) || this.#before?.has(slug) === true;
  }

  add(slug: string): void {
    this.#own.add(slug);
  }

  /** Adds the slugs of this batch to those of earlier ones. */
  keep(): void {
    for (const slug of this.#own) this.#before?.add(slug);
  }
}
