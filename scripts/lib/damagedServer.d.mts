/**
 * Stops the server, calls `damage` with the path of a file of the database (given as
 * `pg_relation_filepath` names it), starts the server again and returns its new address.
 */
type DamageFile = (file: string, damage: (path: string) => void) => Promise<string>;

export declare const withDamageableServer: <Result>(
  work: (url: string, damageFile: DamageFile) => Promise<Result>,
) => Promise<Result>;
