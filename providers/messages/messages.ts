import { limits } from '#contract/limits.ts';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { messagesKey, readSession } from '#providers/session.ts';
import { stored } from '#providers/stored.ts';

/*
 * Messages from toasts and jobs, kept for one session, in all tabs and across reloads. They are
 * stored as message keys with values rather than texts, so they follow the language.
 */

export type MessageType = 'success' | 'info' | 'warning' | 'error';

/** What a message can contain besides its text. */
export interface MessageDetails {
  /** Form errors by source, as react-admin's inputs expect them. */
  fields?: Record<string, string>;
  /** The name of the record it is about. */
  name?: string;
  /** The resource these fields belong to. */
  resource?: string;
  /** The id to quote to the operator. */
  requestId?: string;
  /** The address the message is about. */
  link?: string;
  job?: Omit<JobRecord, 'createdAt' | 'endedAt'>;
}

export interface Message extends MessageDetails {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  type: MessageType;
  /** A message key or a text. */
  text: string;
  /** Values for the text's placeholders. */
  args?: Record<string, unknown>;
  isRead: boolean;
}

interface Kept {
  userId: string | undefined;
  /** Newest first. */
  messages: readonly Message[];
  /** Ids already announced, so that other tabs or a reload do not announce them again. */
  told: readonly string[];
}

const userId = () => readSession()?.user.id;
const nothing = (): Kept => ({ userId: userId(), messages: [], told: [] });

const readKept = (text: string | null): Kept => {
  try {
    const kept: Kept | null = JSON.parse(text ?? 'null');
    return Array.isArray(kept?.messages) ? kept : nothing();
  } catch {
    return nothing();
  }
};

const kept = stored(messagesKey, readKept, (value: Kept) => JSON.stringify(value));

/** What was read from the storage may be another account's. */
const own = (value: Kept): Kept => (value.userId === userId() ? value : nothing());

const change = (make: (now: Kept) => Partial<Kept>): void => {
  // a call may outlast its session; its message then belongs to nobody
  if (!readSession()) return;
  const now = own(kept.get());
  kept.set({ ...now, ...make(now) });
};

// crypto.randomUUID only exists over https
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

type Told = Omit<Message, 'id' | 'at' | 'isRead'>;

export const keepMessage = (message: Told): void =>
  change(({ messages }) => ({ messages: withNew(messages, newId(), message) }));

/** Stores a message that may arrive more than once, under its own id; true the first time. */
export const keepMessageOnce = (id: string, message: Told): boolean => {
  if (own(kept.get()).told.includes(id)) return false;
  change(({ messages, told }) => ({
    messages: withNew(messages, id, message),
    told: [id, ...told].slice(0, limits.messagesKept),
  }));
  return true;
};

const withNew = (messages: readonly Message[], id: string, message: Told) =>
  [{ ...message, id, at: new Date().toISOString(), isRead: false }, ...messages].slice(
    0,
    limits.messagesKept,
  );

/** Newest first. */
export const useMessages = (): readonly Message[] => own(kept.use()).messages;

export const markMessagesRead = (): void => {
  if (kept.get().messages.every((message) => message.isRead)) return;
  change(({ messages }) => ({
    messages: messages.map((message) => ({ ...message, isRead: true })),
  }));
};

export const clearMessages = (): void => change(() => ({ messages: [] }));
