/** A device that keeps its mark, as a browser does. */
export class Device {
  #mark: string | undefined;

  /** The headers of its requests. */
  get headers(): Record<string, string> {
    return this.#mark === undefined ? {} : { cookie: `device=${this.#mark}` };
  }

  get mark(): string | undefined {
    return this.#mark;
  }

  /** @param cookies the `set-cookie` headers of an answer */
  keep(cookies: readonly string[]): void {
    for (const cookie of cookies) this.#mark = /^device=([^;]+)/.exec(cookie)?.[1] ?? this.#mark;
  }
}
