import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createUser, signedIn } from '#tests/factories/people.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

const variations = 300;
const password = 'Right-Horse-1';

let house: House;
let token: string;
let email: string;
let servers: RunningServer[] = [];

const onEach = <Value>(work: (port: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(servers.map(({ port }) => work(port)));

describe.runIf(process.env.DATABASE_URL)(
  'two processes on one database',
  { timeout: 180_000 },
  () => {
    beforeAll(async () => {
      house = await createHouse();
      const { db, close } = await house.open();
      const signed = await signedIn(db, 'admin');
      ({ token } = signed);
      email = (await createUser(db, { password_hash: await hashPassword(password) })).email;
      const { id } = await createParent(db);
      await createVariations(db, id, variations);
      await close();
      servers = await Promise.all([house.start(), house.start()]);
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await house.remove();
    });

    const signIn = (port: number, attempt: string) =>
      call(port, '', 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
        input: { email, password: attempt },
      });

    test('share their sessions', async () => {
      const [here = 0, there = 0] = servers.map(({ port }) => port);
      const own = (await signIn(here, password)).data?.signIn.token ?? '';
      expect((await call(there, own, '{ me { status } }')).errors).toEqual([]);
      expect((await call(there, own, 'mutation { signOut { status } }')).errors).toEqual([]);
      const { errors } = await call(here, own, '{ me { status } }');
      expect(errors.map(({ msg }) => msg)).toEqual(['error.TOKEN_NOT_VALID']);
    });

    test('share the limit of sign-ins', async () => {
      const codes: unknown[] = [];
      for (let n = 0; n < 12; n += 1) {
        const port = servers[n % 2]?.port ?? 0;
        codes.push((await signIn(port, 'wrong')).errors[0]?.extensions.code);
      }
      expect(codes).toEqual([
        ...Array(10).fill('UNAUTHENTICATED'),
        ...Array(2).fill('RATE_LIMITED'),
      ]);
    });

    test('do each job once, whichever process started it', async () => {
      const begin = `mutation ($input: VariationsStatusInput!) {
      updateProductVariationsStatus(input: $input) { job { id } } }`;
      const rounds = 10;
      for (let round = 0; round < rounds; round += 1) {
        const input = { query: {}, status: round % 2 === 0 ? '1' : '2' };
        const { errors } = await call(servers[round % 2]?.port ?? 0, token, begin, { input });
        expect(errors).toEqual([]);
        await vi.waitUntil(
          async () => {
            const states = await onEach(async (port) => {
              const { data } = await call(port, token, '{ jobs { data { results { state } } } }');
              return data?.jobs.data.results[0]?.state;
            });
            return states.every((state) => state === 'done');
          },
          { timeout: 30_000, interval: 100 },
        );
      }
      const { db, close } = await house.open();
      const { rows } = await sql<{ changes: string }>`
      select distinct count(*) as changes from changes where entity = 'variation'
      group by entity_id`.execute(db);
      await close();
      expect(rows).toEqual([{ changes: String(rounds) }]);
    });

    test('are replaced one at a time without dropping a request', async () => {
      const upstream = new Upstream(() => servers.map(({ port }) => port));
      let isOver = false;
      const outcomes = new Map<string, number>();
      const askOnAndOn = async () => {
        while (!isOver) {
          const outcome = await upstream.ask(token).catch((error: Error) => error.message);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      };
      const asking = Array.from({ length: 8 }, askOnAndOn);
      for (let round = 0; round < 10; round += 1) {
        const index = round % servers.length;
        const old = servers[index] as RunningServer;
        const next = await house.start();
        expect(await old.stop()).toBe(0);
        servers[index] = next;
        await sleep(300);
      }
      isOver = true;
      await Promise.all(asking);
      upstream.close();
      expect([...outcomes.keys()]).toEqual(['200']);
      expect(outcomes.get('200')).toBeGreaterThan(100);
    });
  },
);

/**
 * Behaves like a proxy with kept-alive connections: asks the servers in turn, and another one only
 * if no connection could be made, because then nothing was sent.
 */
class Upstream {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  private turn = 0;
  private readonly ports: () => number[];

  constructor(ports: () => number[]) {
    this.ports = ports;
  }

  async ask(bearer: string): Promise<string> {
    this.turn += 1;
    const ports = this.ports();
    const first = this.turn % ports.length;
    for (const port of [...ports.slice(first), ...ports.slice(0, first)]) {
      const outcome = await this.send(port, bearer);
      if (outcome !== 'ECONNREFUSED') return outcome;
    }
    return 'no server';
  }

  close(): void {
    this.agent.destroy();
  }

  private send(port: number, bearer: string): Promise<string> {
    const body = JSON.stringify({ query: '{ tags { data { total } } }' });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    return new Promise((resolve) => {
      const request = http.request(
        { agent: this.agent, port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers },
        (response) => {
          response.resume();
          response.on('end', () => resolve(String(response.statusCode)));
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      request.end(body);
    });
  }
}
