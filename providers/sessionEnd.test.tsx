import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '#providers/graphql/errors.ts';
import { clearSession, type Session, writeSession } from '#providers/session.ts';
import {
  endSessionHere,
  followOtherTabs,
  resumeSession,
  useIsSignInRequested,
  withSession,
} from './sessionEnd.ts';
import { hasUnsaved, isUnsavedAbandoned, useUnsaved, watchDialogs } from './unsaved.ts';

const signInAs = (id: string, token: string) =>
  writeSession({ token, user: { id, roles: [] } as unknown as Session['user'] });

const ended = () => new RequestError('error.TOKEN_NOT_VALID', 'UNAUTHENTICATED');
const assign = vi.fn();

/** A call that is rejected until the session has this token. */
const callOf = (goodToken: string) =>
  vi.fn(async () => {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '{}');
    if (token !== goodToken) throw ended();
    return 'done';
  });

const isAsked = () => renderHook(useIsSignInRequested).result.current;
const settled = () => new Promise((resolve) => setTimeout(resolve));

let unsaved: { unmount: () => void } | null = null;
const type = () => {
  unsaved = renderHook(() => useUnsaved(true));
};

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { assign });
  signInAs('1', 'old');
});
afterEach(() => {
  resumeSession();
  unsaved?.unmount();
  unsaved = null;
  clearSession();
  vi.unstubAllGlobals();
});

describe('a call whose session has ended', () => {
  it('fails immediately if nothing would be lost', async () => {
    await expect(withSession(callOf('new'))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(isAsked()).toBe(false);
  });

  it('waits while there are unsaved changes, and is repeated after signing in again', async () => {
    type();
    const call = callOf('new');
    const result = withSession(call);
    await settled();
    expect(isAsked()).toBe(true);
    signInAs('1', 'new');
    resumeSession();
    expect(await result).toBe('done');
    expect(call).toHaveBeenCalledTimes(2);
    expect(isAsked()).toBe(false);
  });

  it('asks once for all calls', async () => {
    type();
    const results = [withSession(callOf('new')), withSession(callOf('new'))];
    await settled();
    unsaved?.unmount();
    // a call rejected in the meantime also waits, whether or not there is still unsaved input
    results.push(withSession(callOf('new')));
    await settled();
    signInAs('1', 'new');
    resumeSession();
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  });

  it('is repeated without asking if the user has signed in again meanwhile', async () => {
    const call = vi.fn(async () => {
      if (call.mock.calls.length > 1) return 'done';
      signInAs('1', 'new');
      throw ended();
    });
    expect(await withSession(call)).toBe('done');
  });

  it('is repeated without asking if it was sent while the user was signed out in another tab', async () => {
    await withSession(async () => 'done');
    type();
    clearSession();
    const call = callOf('new');
    const result = withSession(call);
    signInAs('1', 'new');
    await expect(result).resolves.toBe('done');
    expect(isAsked()).toBe(false);
  });

  it('is never repeated as another user', async () => {
    const call = vi.fn(async () => {
      signInAs('2', 'other');
      throw ended();
    });
    await expect(withSession(call)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('leads to the login page if the user declines, without another question', async () => {
    type();
    withSession(callOf('new')).catch(() => undefined);
    await settled();
    endSessionHere();
    expect(localStorage.getItem('user')).toBeNull();
    expect(assign).toHaveBeenCalledWith('/login');
    expect(isUnsavedAbandoned()).toBe(true);
    unsaved?.unmount();
    expect(isUnsavedAbandoned()).toBe(false);
  });

  it('is not repeated after other failures', async () => {
    type();
    const call = vi.fn(() => Promise.reject(new RequestError('error.FORBIDDEN', 'FORBIDDEN')));
    await expect(withSession(call)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  it('signs this one out when it signs out', () => {
    clearSession();
    followOtherTabs('1');
    expect(assign).toHaveBeenCalledWith('/login');
  });

  it('does not sign this one out while it has unsaved changes', () => {
    type();
    clearSession();
    followOtherTabs('1');
    expect(assign).not.toHaveBeenCalled();
    expect(isAsked()).toBe(true);
    // a new sign-in of the same user then applies to both tabs
    signInAs('1', 'new');
    followOtherTabs('1');
    expect(isAsked()).toBe(false);
  });

  it('takes this one over when it signs in as another user', () => {
    type();
    signInAs('2', 'other');
    followOtherTabs('1');
    expect(assign).toHaveBeenCalledWith('/');
  });
});

describe('what is unsaved', () => {
  it('includes input in a dialog while it is open', () => {
    const stop = watchDialogs();
    document.body.innerHTML = '<input id="search"><div role="dialog"><input id="name"></div>';
    const typeIn = (id: string) =>
      document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }));
    typeIn('search');
    expect(hasUnsaved()).toBe(false);
    typeIn('name');
    expect(hasUnsaved()).toBe(true);
    document.body.innerHTML = '';
    expect(hasUnsaved()).toBe(false);
    stop();
  });
});
