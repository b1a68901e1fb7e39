/** Signing in failed because no session can be saved; `cause` is the database's error. */
export class CannotSignIn extends Error {
  override readonly name = 'CannotSignIn';

  constructor(cause: unknown) {
    super('no session can be saved', { cause });
  }
}
