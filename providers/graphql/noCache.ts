import { ApolloCache, type Cache, type Reference } from '@apollo/client/cache';

/**
 * The cache that Apollo requires, which stores nothing. It inherits the base class's identity
 * document transform, so that records and forms contain no `__typename`.
 */
export class NoCache extends ApolloCache<null> {
  override read<T>(): T | null {
    return null;
  }
  override write(): Reference | undefined {
    return undefined;
  }
  override diff<T>(): Cache.DiffResult<T> {
    return { result: {} as T, complete: false };
  }
  override watch(): () => void {
    return () => undefined;
  }
  override reset(): Promise<void> {
    return Promise.resolve();
  }
  override evict(): boolean {
    return false;
  }
  override restore(): ApolloCache<null> {
    return this;
  }
  override extract(): null {
    return null;
  }
  override removeOptimistic(): void {}
  override performTransaction(transaction: Cache.BatchOptions<ApolloCache<null>>['update']): void {
    transaction(this);
  }
}
