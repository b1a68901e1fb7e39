import type { TranslationMessages } from 'react-admin';
import type { messages } from '#i18n/de/messages.ts';

/** The application's own messages and those of react-admin. */
type German = Omit<typeof messages, 'ra'> & {
  ra: TranslationMessages['ra'] & (typeof messages)['ra'];
};

/** The literal keys of a group, without index signatures. */
type Names<Group> = keyof {
  [Name in keyof Group as Name extends string ? (string extends Name ? never : Name) : never]: 0;
} &
  string;

type KeysOf<Group> = {
  [Name in Names<Group>]: Group[Name] extends string ? Name : `${Name}.${KeysOf<Group[Name]>}`;
}[Names<Group>];

type PrefixesOf<Group> = {
  [Name in Names<Group>]: Group[Name] extends string
    ? never
    : Name | `${Name}.${PrefixesOf<Group[Name]>}`;
}[Names<Group>];

type GroupAt<Group, Path> =
  Path extends Names<Group>
    ? Group[Path]
    : Path extends `${infer Name}.${infer Rest}`
      ? Name extends Names<Group>
        ? GroupAt<Group[Name], Rest>
        : never
      : never;

/** The full path of a message. */
export type MessageKey = KeysOf<German>;

/** The path of a group of messages. */
export type MessagePrefix = PrefixesOf<German>;

/**
 * The key relative to the prefix. For a union of prefixes, the key must exist below at least one of
 * them.
 */
export type KeyBelow<Prefix extends MessagePrefix> = Prefix extends MessagePrefix
  ? KeysOf<GroupAt<German, Prefix>>
  : never;

/**
 * A key from a template literal with a `string`, such as `fields.${source}`. The part before the
 * placeholder must be a group of messages. For a template with a union of literals, TypeScript
 * checks each key instead.
 */
type Computed<Key, Group extends string> =
  // biome-ignore lint/complexity/noBannedTypes: `{}` is assignable only to a record with an index signature, that is, a pattern
  {} extends Record<Key & string, 0> ? (Key extends `${Group}.${string}` ? Key : never) : never;

/** The keys of `Key` that exist below the prefix; `never` for a key that does not exist. */
export type CheckedKey<
  Key extends string,
  Prefix extends MessagePrefix | undefined,
> = Prefix extends MessagePrefix
  ? Key extends KeyBelow<Prefix>
    ? Key
    : Computed<Key, PrefixesOf<GroupAt<German, Prefix>>>
  : Key extends MessageKey
    ? Key
    : Computed<Key, MessagePrefix>;

/** The prefix of a resource's messages. */
export type ResourcePrefix = `resources.${Names<German['resources']>}`;
