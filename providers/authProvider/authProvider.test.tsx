import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, writeSession } from '#providers/session.ts';
import { createAuthProvider } from './authProvider.ts';

const authProvider = createAuthProvider((name) =>
  name === 'collections/tags' ? 'tags' : undefined,
);

const user = (...names: string[]) => ({
  id: '1',
  firstname: 'A',
  lastname: 'B',
  name: 'A B',
  vendor_type: null,
  account_type: null,
  email: 'a@atrium.example',
  roles: names.map((name) => ({ id: name, name, value: name })),
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  const answer = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

  it('keeps the session and answers its user', async () => {
    const result = { token: 't', user: user('admin'), message: '', status: 200 };
    answer({ data: { result } });
    await expect(authProvider.login({ email: 'a', password: 'b' })).resolves.toEqual(result.user);
    expect(readSession()).toEqual({ token: 't', user: result.user });
  });

  it('fails with the API’s error, and caches nothing', async () => {
    answer({ errors: [{ message: 'wrong', extensions: { code: 'INVALID' } }] });
    await expect(authProvider.login({ email: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'INVALID',
    });
    expect(readSession()).toBeNull();
  });
});

describe('access', () => {
  const may = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });

  it("accepts a resource's name and react-admin's actions", async () => {
    writeSession({ token: 't', user: user('admin', 'admin') });
    expect(await may('collections/tags', 'list')).toBe(true);
    expect(await may('collections/tags', 'delete')).toBe(true);
    writeSession({ token: 't', user: user('manufacturer', 'manufacturer') });
    expect(await may('collections/tags', 'list')).toBe(false);
  });

  it("accepts the access table's own actions", async () => {
    writeSession({ token: 't', user: user('manufacturer', 'manufacturer') });
    expect(await may('tags', 'lookup')).toBe(true);
    expect(await may('brandFilter', 'view')).toBe(false);
  });

  it.each([
    ['unknown', 'list'],
    ['constructor', 'list'],
    ['collections/tags', 'burn'],
    ['collections/tags', 'constructor'],
  ])('is denied to %s, %s, which is in no table', async (resource, action) => {
    writeSession({ token: 't', user: user('admin', 'admin') });
    expect(await may(resource, action)).toBe(false);
  });

  it('is denied without a session', async () => {
    expect(await may('collections/tags', 'list')).toBe(false);
  });
});
