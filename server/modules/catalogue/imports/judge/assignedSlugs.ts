/** Slugs that this import has assigned to new records: in this batch and in earlier ones. */
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
