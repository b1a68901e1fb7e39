/** A loader that keeps what it has loaded. */
export interface LoadOnce<Loaded> {
  (): Promise<Loaded>;
  /** What has been loaded; undefined until then. */
  loaded: () => Loaded | undefined;
}

/**
 * Keeps what has been loaded: even a loaded module is imported in a task of its own, which would wait behind the
 * click that opens the page. A failure is not kept.
 */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): LoadOnce<Loaded> => {
  let loading: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  const begin = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return Object.assign(() => (loading ??= begin()), { loaded: () => loaded });
};
