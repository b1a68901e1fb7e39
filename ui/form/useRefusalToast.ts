import { type RefObject, useEffect, useRef } from 'react';
import { useNotify, useResourceContext, useTranslateLabel } from 'react-admin';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { useFieldError } from './useFieldError.ts';

/** Problems that one toast names; more are too much to read in its two seconds. */
const most = 3;

/**
 * Moves the focus to the first wrong field after each refused save, and shows in one toast which
 * fields are wrong and why. Returns the ref of an element in the form.
 */
export const useRefusalToast = (): RefObject<HTMLSpanElement> => {
  const place = useRef<HTMLSpanElement>(null);
  const { errors, submitCount } = useFormState();
  const notify = useNotify();
  const textOf = useFieldError();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused submit
  useEffect(() => {
    const messages = messagesIn(errors);
    if (submitCount === 0 || messages.length === 0) return;
    const form = place.current?.closest('form');
    const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const [first] = fields;
    first?.scrollIntoView?.({ block: 'center' });
    first?.focus({ preventScroll: true });
    // fields in the order of the page; errors that no field shows, by their path
    const problems = fields.length
      ? fields.map((field) => [nameOf(field), describedBy(field)])
      : messages.map(([source, message]) => [labelOf({ source, resource }), textOf(message)]);
    const texts = problems.map((parts) => parts.filter(Boolean).join(': '));
    notify(texts.slice(0, most).join(' · ') + (texts.length > most ? ' …' : ''), {
      type: 'error',
      // a refused call is already in the list of messages
      isStored: true,
      // a screen reader reads the name and the problem of the focused field
      isRead: first !== undefined && document.activeElement === first,
    });
  }, [submitCount]);
  return place;
};

/** The visible name of a field, without the mark of a required one. */
const nameOf = (field: HTMLElement): string => {
  const labels = 'labels' in field ? (field as HTMLInputElement).labels : null;
  const text = labels?.[0]?.textContent || textOfIds(field.getAttribute('aria-labelledby'));
  return (text || field.getAttribute('aria-label') || '').replace(/\s*\*\s*$/, '').trim();
};

/** The text below a field, which is its error. */
const describedBy = (field: HTMLElement): string =>
  textOfIds(field.getAttribute('aria-describedby'));

const textOfIds = (ids: string | null): string =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** All messages of a form with the paths of their fields. */
const messagesIn = (errors: FieldErrors, path = ''): [string, string][] =>
  Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    // a message with values is an object below the field's own `message`
    const below = key === 'message' ? path : `${path}.${key}`;
    const at = path ? below : key;
    const { message } = error as { message?: unknown };
    return typeof message === 'string' && message !== ''
      ? [[at, message]]
      : messagesIn(error as FieldErrors, at);
  });
