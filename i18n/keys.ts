import type { TranslationMessages } from 'react-admin';
import type { messages } from '#i18n/de/messages.ts';

/** Own messages and those that react-admin brings. */
type German = Omit<typeof messages, 'ra'> & {
  ra: TranslationMessages['ra'] & (typeof messages)['ra'];
};

/** Names of a group; an index signature is none. */
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

/** The whole path of a message. */
export type MessageKey = KeysOf<German>;

/** The path of a group of messages. */
export type MessagePrefix = PrefixesOf<German>;

/** What follows the prefix in the keys of its group; of several prefixes: in one of their groups. */
export type KeyBelow<Prefix extends MessagePrefix> = Prefix extends MessagePrefix
  ? KeysOf<GroupAt<German, Prefix>>
  : never;

/**
 * A key that a template computes from a `string`, such as `fields.${source}`: its head must be a group
 * of messages. A template over a union of literals is checked key by key.
 */
type Computed<Key, Group extends string> =
  // biome-ignore lint/complexity/noBannedTypes: only an index signature, so only a pattern, allows `{}`
  {} extends Record<Key & string, 0> ? (Key extends `${Group}.${string}` ? Key : never) : never;

/** The keys of `Key` that exist below the prefix; `never` where one does not. */
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

/** Where the texts of a resource stand. */
export type ResourcePrefix = `resources.${Names<German['resources']>}`;
