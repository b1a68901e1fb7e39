import { describe, expect, test } from 'vitest';
import { hostAddresses } from './hosts.ts';

describe('the addresses of hosts', () => {
  test.each([
    ['postgres://db/atrium', ['postgres://db/atrium']],
    ['postgres:///atrium?host=/run/postgresql', ['postgres:///atrium?host=%2Frun%2Fpostgresql']],
    [
      'postgresql://me:p%40ss@db1:5432,db2:5433/atrium?sslmode=require&target_session_attrs=read-write',
      [
        'postgresql://me:p%40ss@db1:5432/atrium?sslmode=require',
        'postgresql://me:p%40ss@db2:5433/atrium?sslmode=require',
      ],
    ],
    [
      'postgres://db1,db2/atrium?target_session_attrs=standby',
      ['postgres://db1/atrium', 'postgres://db2/atrium'],
    ],
    ['postgres://[::1]:5432,db2/atrium', ['postgres://[::1]:5432/atrium', 'postgres://db2/atrium']],
  ])('of %s', (url, addresses) => {
    expect(hostAddresses(url)).toEqual(addresses);
  });

  test.each(['postgres://db:port/atrium', 'postgres://db1:5432,db2:99999/atrium'])(
    'are none for %s',
    (url) => {
      expect(hostAddresses(url)).toEqual([]);
    },
  );
});
