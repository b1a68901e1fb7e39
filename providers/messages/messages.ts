import { limits } from '#contract/limits.ts';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { messagesKey, readSession } from '#providers/session.ts';
import { stored } from '#providers/stored.ts';

/*
 * What was told in toasts and by jobs, to be read again: of one session, in all of its tabs and after
 * a reload. Message keys are kept with their values rather than texts, so that they follow the language.
 */

export type MessageType = 'success' | 'info' | 'warning' | 'error';

/** What a message can say besides its text. */
export interface MessageDetails {
  /** Of a form, by source, as react-admin's inputs take them. */
  fields?: Record<string, string>;
  /** The resource whose fields these are. */
  resource?: string;
  /** To quote to whoever runs the server. */
  requestId?: string;
  /** The address of what it is about. */
  link?: string;
  job?: Omit<JobRecord, 'createdAt' | 'endedAt'>;
}

export interface Message extends MessageDetails {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  type: MessageType;
  /** A message key, or a text. */
  text: string;
  /** For the placeholders of the text. */
  args?: Record<string, unknown>;
  isRead: boolean;
}

interface Kept {
  userId: string | undefined;
  /** The newest first. */
  messages: readonly Message[];
  /** Ids of those that other tabs, or this one after a reload, may tell again. */
  told: readonly string[];
}

const userId = () => readSession()?.user.id;
const nothing = (): Kept => ({ userId: userId(), messages: [], told: [] });

const readKept = (text: string | null): Kept => {
  try {
    const kept: Kept | null = JSON.parse(text ?? 'null');
    return kept?.userId === userId() && Array.isArray(kept?.messages) ? kept : nothing();
  } catch {
    return nothing();
  }
};

const kept = stored(messagesKey, readKept, (value: Kept) => JSON.stringify(value));

const change = (make: (now: Kept) => Partial<Kept>): void => {
  // a call may outlast its session; what it tells then is nobody's
  if (!readSession()) return;
  const now = kept.get();
  kept.set({ ...now, ...make(now) });
};

// crypto.randomUUID is there over https only
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

type Told = Omit<Message, 'id' | 'at' | 'isRead'>;

export const keepMessage = (message: Told): void =>
  change(({ messages }) => ({ messages: withNew(messages, newId(), message) }));

/** Keeps what may be told more than once under an id of its own; true when that was the first time. */
export const keepMessageOnce = (id: string, message: Told): boolean => {
  if (kept.get().told.includes(id)) return false;
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

/** The newest first. */
export const useMessages = (): readonly Message[] => kept.use().messages;

export const markMessagesRead = (): void => {
  if (kept.get().messages.every((message) => message.isRead)) return;
  change(({ messages }) => ({
    messages: messages.map((message) => ({ ...message, isRead: true })),
  }));
};

export const clearMessages = (): void => change(() => ({ messages: [] }));
