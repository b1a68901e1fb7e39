/** Slugs that rows before have been given by this import, and those before them. */
export class Handed {
  readonly #before: Handed | undefined;
  readonly #own = new Set<string>();

  constructor(before?: Handed) {
    this.#before = before;
  }

  has(slug: string): boolean {
    return this.#own.has(slug) || this.#before?.has(slug) === true;
  }

  add(slug: string): void {
    this.#own.add(slug);
  }

  /** Those before have its own from now on. */
  keep(): void {
    for (const slug of this.#own) this.#before?.add(slug);
  }
}
