import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createNames } from '#tests/factories/imports.ts';
import { createMarket } from '#tests/factories/market.ts';
import { createUser, signedIn } from '#tests/factories/people.ts';
import { type Called, call } from '#tests/faults/support/call.ts';
import type { House } from '#tests/faults/support/house.ts';
import { send, until, workbookOf } from '#tests/faults/support/imports.ts';
import { inHouse } from '#tests/faults/support/killEverywhere.ts';
import { randomOf } from '#tests/faults/support/ledger/random.ts';
import {
  type Action,
  act,
  actions,
  createWorld,
  edit,
  lanes,
  rowsOf,
  type Site,
} from '#tests/faults/support/mixedLoad.ts';
import { Device } from '#tests/support/device.ts';
import { png } from '#tests/support/pictures.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { multipartBody, multipartType } from '#tests/support/upload.ts';

/** Between the calls of a lane, at most: people read what they see. */
const pauseMs = 200;
/** How seldom something is done that takes long. */
const seldom = 1 / 30;

const password = 'Sommerregen-Birke-41';

export type Furnished = Awaited<ReturnType<typeof furnishSoak>>;

export const furnishSoak = (house: House) =>
  inHouse(house, async (db) => {
    const { token, user } = await signedIn(db, 'admin');
    const { email } = await createUser(db, { password_hash: await hashPassword(password) });
    const market = await createMarket(db);
    const names = await createNames(db);
    // its attribute must be the newest
    const world = await createWorld(db, user.id);
    const workbook = await workbookOf(names, 0, 20);
    return { token, email, market, world, workbook, picture: await png() };
  });

const lists = [
  '{ variations(query: { size: 100 }) { data { total results { id name sku price } } } }',
  '{ variations(query: { search: "v", size: 20 }) { data { total results { id name } } } }',
  '{ orders(query: { size: 50 }) { data { total results { id number } } } }',
  '{ tags(query: { size: 50 }) { data { total results { id name } } } }',
  '{ categories { data { total } } }',
  '{ jobs { data { results { state done } } } }',
];

/** Calls; returns null if it was refused because of the load, or of too many jobs. */
type Ask = (
  token: string,
  ...rest: [document: string, variables?: object, device?: Device]
) => Promise<Called | null>;

/** What others do at the same time: reading, selling, signing in; and, seldom, what takes long. */
const others = (
  server: RunningServer,
  ask: Ask,
  { token, email, market, workbook, picture }: Furnished,
): Record<'often' | 'seldom', Record<string, Action>> => {
  const base = `http://127.0.0.1:${server.port}`;
  const device = new Device();
  let isImporting = false;
  const succeed: Ask = async (...given) => {
    const answer = await ask(...given);
    expect(answer?.errors ?? []).toEqual([]);
    return answer;
  };
  return {
    often: {
      'read a list': (site, _, random) => act(site, random.pick(lists)),
      'read another list': (site, _, random) => act(site, random.pick(lists)),
      'place an order': () => {
        const document =
          'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }';
        return succeed(market.key, document, { input: market.order() });
      },
    },
    seldom: {
      'sign in and out': async () => {
        const document = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
        const input = { email, password };
        const signed = await succeed('', document, { input }, device);
        const own = signed?.data?.signIn.token;
        if (own) await succeed(own, 'mutation { signOut { status } }', {}, device);
      },
      'upload a picture': async () => {
        const content = new Uint8Array(multipartBody([{ name: 'a.png', content: picture }]));
        const headers = { 'content-type': multipartType, authorization: `Bearer ${token}` };
        const uploaded = await fetch(`${base}/upload`, { method: 'POST', headers, body: content });
        if (uploaded.status === 503) return;
        const { data } = await uploaded.json();
        const shown = await fetch(`${base}/images/${data.image[0].filename}`);
        await shown.arrayBuffer();
        expect([uploaded.status, shown.status]).toEqual([200, 200]);
      },
      // without their prices, which orders expect
      'change all products': async (site, _, random) => {
        const ids = [random.pick(await rowsOf(site.db, 'tags')).id];
        await act(site, edit, { input: { query: {}, tags: { mode: 'add', ids } } });
      },
      'export all products': (site) =>
        act(
          site,
          'mutation ($input: VariationsExportInput!) { exportVariations(input: $input) { data { id } } }',
          { input: { query: {}, language: 'de', format: 'xlsx' } },
        ),
      'import a workbook': async () => {
        if (isImporting) return;
        isImporting = true;
        const { status, body } = await send(server, token, workbook);
        expect([200, 503]).toContain(status);
        if (status === 200) {
          await until(server, token, body.data.id, ({ state }) => state === 'done');
        }
        isImporting = false;
      },
    },
  };
};

export interface Done {
  calls: number;
  /** Calls that were refused because of the load, or of too many jobs. */
  refused: number;
}

/** Works on the server with eight lanes until the end. */
export const load = async (
  house: House,
  server: RunningServer,
  furnished: Furnished,
  seed: number,
  end: number,
): Promise<Done> => {
  const { db, close } = await house.open();
  const done = { calls: 0, refused: 0 };
  const ask: Ask = async (...given) => {
    const answer = await call(server.port, ...given);
    const codes = answer.errors.map(({ extensions }) => extensions.code);
    if (!codes.some((code) => code === 'UNAVAILABLE' || code === 'RATE_LIMITED')) return answer;
    done.refused += 1;
    return null;
  };
  const site: Site = {
    db,
    call: async (document, variables) => {
      const answer = await ask(furnished.token, document, variables);
      return (answer?.errors ?? []).map(({ extensions }) => extensions.code);
    },
  };
  const { often, seldom: long } = others(server, ask, furnished);
  const usual = Object.values({ ...actions, ...often });
  const lane = async (n: number) => {
    const random = randomOf(seed + n);
    // a short soak, too, does everything that takes long
    await Object.values(long)[n]?.(site, furnished.world, random);
    while (Date.now() < end) {
      const action = random.pick(random.chance(seldom) ? Object.values(long) : usual);
      await action(site, furnished.world, random);
      done.calls += 1;
      await sleep(random.below(pauseMs));
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)));
  } finally {
    await close();
  }
  return done;
};
