import { limits } from '#contract/limits.ts';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { messagesKey, readSession } from '#providers/session.ts';
import { stored } from '#providers/stored.ts';

/*
 * The messages of toasts and jobs, stored for one session, in all tabs and across reloads. They are
 * stored as message keys with values instead of texts, so that they follow the language.
 */

export type MessageType = 'success' | 'info' | 'warning' | 'error';

/** Optional details of a message. */
export interface MessageDetails {
  /** Form errors by field, in the format of react-admin's inputs. */
  fields?: Record<string, string>;
  /** The name of the record the message refers to. */
  name?: string;
  /** The resource that the fields belong to. */
  resource?: string;
  /** The request id to report to the operator. */
  requestId?: string;
  /** The address the message links to. */
  link?: string;
  /** The bulk change that the message reports, if it can be undone. */
  bulkChangeId?: string;
  job?: Omit<JobRecord, 'createdAt' | 'endedAt'>;
}

export interface Message extends MessageDetails {
  id: string;
  /** ISO 8601, in UTC. */
  at: string;
  type: MessageType;
  /** A message key or a text. */
  text: string;
  /** Values for the text's placeholders. */
  args?: Record<string, unknown>;
  isRead: boolean;
}

interface Stored {
  userId: string | undefined;
  /** Newest first. */
  messages: readonly Message[];
  /** Ids of announced messages, so that other tabs and reloads do not announce them again. */
  announced: readonly string[];
}

const userId = () => readSession()?.user.id;
const nothing = (): Stored => ({ userId: userId(), messages: [], announced: [] });

const readStored = (text: string | null): Stored => {
  try {
    const parsed: Stored | null = JSON.parse(text ?? 'null');
    return Array.isArray(parsed?.messages) ? { ...nothing(), ...parsed } : nothing();
  } catch {
    return nothing();
  }
};

const storedMessages = stored(messagesKey, readStored, (value: Stored) => JSON.stringify(value));

/** The stored messages, or none if they belong to another account. */
const own = (value: Stored): Stored => (value.userId === userId() ? value : nothing());

const change = (make: (now: Stored) => Partial<Stored>): void => {
  // a call may complete after its session has ended; its message then has no owner
  if (!readSession()) return;
  const now = own(storedMessages.get());
  storedMessages.set({ ...now, ...make(now) });
};

// crypto.randomUUID exists only over HTTPS
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

type NewMessage = Omit<Message, 'id' | 'at' | 'isRead'>;

export const addMessage = (message: NewMessage): void =>
  change(({ messages }) => ({ messages: withNew(messages, newId(), message) }));

/**
 * Stores a message under its own id, because it may arrive more than once; returns true the first
 * time.
 */
export const addMessageOnce = (id: string, message: NewMessage): boolean => {
  if (own(storedMessages.get()).announced.includes(id)) return false;
  change(({ messages, announced }) => ({
    messages: withNew(messages, id, message),
    announced: [id, ...announced].slice(0, limits.messagesKept),
  }));
  return true;
};

const withNew = (messages: readonly Message[], id: string, message: NewMessage) =>
  [{ ...message, id, at: new Date().toISOString(), isRead: false }, ...messages].slice(
    0,
    limits.messagesKept,
  );

/** The messages of the session, newest first. */
export const useMessages = (): readonly Message[] => own(storedMessages.use()).messages;

export const markMessagesRead = (): void => {
  if (storedMessages.get().messages.every((message) => message.isRead)) return;
  change(({ messages }) => ({
    messages: messages.map((message) => ({ ...message, isRead: true })),
  }));
};

export const clearMessages = (): void => change(() => ({ messages: [] }));
