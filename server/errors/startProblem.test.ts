import { describe, expect, test } from 'vitest';
import {
  blamingSetting,
  PermanentStartProblem,
  StartProblem,
  startFailureOf,
} from './startProblem.ts';

const thrown = (fields: object, message = 'reason') => Object.assign(new Error(message), fields);

describe('an operator reads one line', () => {
  test.each([
    [
      thrown({ code: '3D000' }, 'database "atrium" does not exist'),
      /DATABASE_URL.*"atrium".*createdb/,
    ],
    [thrown({ code: '28P01' }, 'password authentication failed'), /DATABASE_URL.*password/],
    [thrown({ code: '42501' }, 'permission denied to create extension'), /DATABASE_URL.*own/],
    [thrown({ code: '53300' }, 'too many clients'), /DATABASE_CONNECTIONS/],
    [thrown({ code: 'ENOTFOUND', hostname: 'db.invalid' }), /host db\.invalid is unknown/],
    [
      thrown({ code: 'EHOSTUNREACH', address: '10.1.1.1', port: 5432 }),
      /DATABASE_URL: 10\.1\.1\.1:5432 cannot be reached/,
    ],
    [thrown({}, 'timeout exceeded when trying to connect'), /DATABASE_URL does not answer/],
    [thrown({ code: 'EADDRINUSE', port: 3000 }), /PORT: 3000 is in use/],
    [thrown({ code: 'EADDRNOTAVAIL', address: '10.1.1.1' }), /HOST: 10\.1\.1\.1/],
    [thrown({ code: 'EACCES', syscall: 'listen', port: 80 }), /PORT.*80/],
    [thrown({ code: 'EACCES', syscall: 'mkdir', path: '/srv/x' }), /DATA_DIR.*\/srv\/x/],
    [thrown({ code: 'EROFS', path: '/srv/x' }), /DATA_DIR.*\/srv\/x/],
    [thrown({ code: 'ENOSPC' }), /disk is full/],
    [thrown({ code: '53100' }), /disk is full/],
    [thrown({ code: 'XX001' }, 'invalid page in block 7'), /damaged: invalid page in block 7/],
    [new StartProblem('as it is'), /^as it is$/],
  ])('%s', (error, text) => {
    const failure = startFailureOf(error);
    expect(failure.text).toMatch(text);
    expect(failure.text).not.toContain('\n');
    expect(failure.exitCode).toBe(1);
  });
});

test.each([
  thrown({ code: 'EHOSTUNREACH', address: '10.1.1.1', port: 5432 }),
  thrown({ code: 'EAI_AGAIN', hostname: 'db.invalid' }),
  thrown({ code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 }),
  thrown({ code: '3D000' }, 'database "atrium" does not exist'),
  thrown({}, 'timeout exceeded when trying to connect'),
])('names the setting that leads to the database: %s', async (error) => {
  const failure = await blamingSetting('DATABASE_DIRECT_URL', () => Promise.reject(error)).catch(
    (thrown) => startFailureOf(thrown),
  );
  expect(failure.text).toMatch(/DATABASE_DIRECT_URL/);
  expect(failure.text).not.toMatch(/DATABASE_URL|\n/);
});

test('two addresses of a host that both refuse give one reason', () => {
  const refused = thrown({ code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 });
  expect(startFailureOf(new AggregateError([refused, refused])).text).toContain('127.0.0.1:5432');
});

test('a permanent error has the exit code at which nothing restarts the server', () => {
  expect(startFailureOf(new PermanentStartProblem('mend me'))).toEqual({
    text: 'mend me',
    exitCode: 78,
  });
});

test('a programming error keeps its stack', () => {
  expect(startFailureOf(new TypeError('x is undefined')).text).toMatch(/x is undefined\n\s+at /);
});
