import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FeedHost, startFeedHost } from '#tests/support/feedHost.ts';
import { createFetchPublic, type FetchOptions } from './fetchPublic.ts';

let host: FeedHost;
beforeAll(async () => {
  host = await startFeedHost();
});
afterAll(() => host.close());

const textOf = async (address: string, limits?: Partial<FetchOptions>): Promise<string> => {
  const { content } = await host.fetchPublic(address, limits);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const faultOf = (address: string, limits?: Partial<FetchOptions>) =>
  textOf(address, limits).then(
    () => 'none',
    (error: { fault?: string }) => error.fault,
  );

const redirectTo = (path: string, location: string, status = 302) =>
  host.serve(path, (_, response) => response.writeHead(status, { location }).end());

describe('a file of a public host', () => {
  test('is read, compressed or not', async () => {
    host.serve('/plain', 'id,title');
    host.serve('/file.csv.gz', gzipSync('id,title'));
    host.serve('/sent', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('id,title')),
    );
    host.serve('/twice', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(gzipSync('id,title'))),
    );
    for (const path of ['plain', 'file.csv.gz', 'sent', 'twice']) {
      expect(await textOf(`https://feeds.example/${path}`)).toBe('id,title');
    }
  });

  test('may be empty, and may be of one byte', async () => {
    host.serve('/empty', '');
    host.serve('/one', 'x');
    expect(await textOf('https://feeds.example/empty')).toBe('');
    expect(await textOf('https://feeds.example/one')).toBe('x');
  });

  test('is followed through at most three redirects', async () => {
    host.serve('/there', 'found');
    redirectTo('/1', '/there');
    redirectTo('/2', 'https://other.example/1', 301);
    redirectTo('/3', '/2', 307);
    redirectTo('/4', '/3');
    expect(await textOf('https://feeds.example/3')).toBe('found');
    expect(await faultOf('https://feeds.example/4')).toBe('REDIRECTS');
  });
});

describe('a public fetch', () => {
  test.each([
    'http://feeds.example/plain',
    'ftp://feeds.example/plain',
    'file:///etc/passwd',
    'https://user:secret@feeds.example/',
    'feeds.example',
    '',
  ])('the address %j', async (address) => {
    expect(await faultOf(address)).toBe('ADDRESS');
  });

  test.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[64:ff9b::a00:1]/',
  ])('the private address %s', async (address) => {
    const before = host.connected.length;
    expect(await faultOf(address)).toBe('PRIVATE');
    expect(host.connected).toHaveLength(before);
  });

  test('a name of which one address is private', async () => {
    host.name('half.example', ['93.184.216.34', '10.0.0.1']);
    expect(await faultOf('https://half.example/plain')).toBe('PRIVATE');
  });

  test('redirects to loopback, private addresses, metadata or plain http are rejected', async () => {
    host.name('inside.example', ['192.168.0.1']);
    const before = host.asked.length;
    for (const [path, to, fault] of [
      ['/a', 'https://127.0.0.1/', 'PRIVATE'],
      ['/b', 'https://inside.example/', 'PRIVATE'],
      ['/c', 'https://169.254.169.254/latest', 'PRIVATE'],
      ['/d', 'http://feeds.example/plain', 'ADDRESS'],
    ] as const) {
      redirectTo(path, to);
      expect(await faultOf(`https://feeds.example${path}`)).toBe(fault);
    }
    expect(host.asked.slice(before)).toEqual(['/a', '/b', '/c', '/d']);
  });

  test('a name that changes between look-up and connection is connected to at its first address', async () => {
    host.serve('/plain', 'id,title');
    host.name('moving.example', ['93.184.216.34'], ['127.0.0.1']);
    host.connected.length = 0;
    expect(await textOf('https://moving.example/plain')).toBe('id,title');
    expect(host.connected).toEqual(['93.184.216.34']);
    // looked up again for the next request, and for each redirect
    expect(await faultOf('https://moving.example/plain')).toBe('PRIVATE');
    host.name('moving.example', ['93.184.216.34'], ['127.0.0.1']);
    redirectTo('/again', 'https://moving.example/plain');
    expect(await faultOf('https://moving.example/again')).toBe('PRIVATE');
  });

  test('endless responses are cut off by size and by time', async () => {
    host.serve('/endless', (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    host.serve('/silent', (_, response) => response.write('id,title\n'));
    host.serve('/mute', () => undefined);
    expect(await faultOf('https://feeds.example/endless', { bytes: 1_000_000 })).toBe('TOO_LARGE');
    expect(await faultOf('https://feeds.example/silent', { ms: 100 })).toBe('TIMEOUT');
    expect(await faultOf('https://feeds.example/mute', { ms: 100 })).toBe('TIMEOUT');
  });

  test('responses that decompress to more than the limit are rejected', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    host.serve('/bomb', bomb);
    host.serve('/nested', gzipSync(bomb));
    for (const path of ['bomb', 'nested']) {
      expect(await faultOf(`https://feeds.example/${path}`, { bytes: 1_000_000 })).toBe(
        'TOO_LARGE',
      );
    }
  });

  test('truncated, corrupt and unrequested encodings are rejected', async () => {
    host.serve('/cut.gz', gzipSync('id,title'.repeat(1000)).subarray(0, 30));
    host.serve('/cut', (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('id');
      setTimeout(() => response.destroy(), 20);
    });
    host.serve('/br', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
    );
    expect(await faultOf('https://feeds.example/cut.gz')).toBe('PACKED');
    expect(await faultOf('https://feeds.example/cut')).toBe('FAILED');
    expect(await faultOf('https://feeds.example/br')).toBe('PACKED');
  });

  test('missing files are rejected', async () => {
    expect(await faultOf('https://feeds.example/nowhere')).toBe('STATUS');
    host.name('unknown.example', []);
    expect(await faultOf('https://unknown.example/')).toBe('HOST');
  });
});

describe('what is posted', () => {
  const post = (address: string, ms = 1_000) =>
    host.postPublic(address, { headers: { 'x-test': 'yes' }, body: 'body', bytes: 8, ms });

  test('arrives with its headers, and every status is an answer', async () => {
    host.serve('/echo', (request, response) => {
      request.on('data', (chunk) =>
        response.writeHead(409).end(`${request.method} ${request.headers['x-test']} ${chunk}`),
      );
    });
    expect(await post('https://shop.example/echo')).toEqual({ status: 409, text: 'POST yes' });
  });

  test('goes to public hosts only, and is not redirected', async () => {
    redirectTo('/moved', 'https://127.0.0.1/');
    expect(await post('https://shop.example/moved')).toEqual({ status: 302, text: '' });
    host.name('inside.example', ['10.0.0.1']);
    for (const [address, fault] of [
      ['https://inside.example/', 'PRIVATE'],
      ['https://[::1]/', 'PRIVATE'],
      ['http://shop.example/echo', 'ADDRESS'],
    ] as const) {
      await expect(post(address)).rejects.toMatchObject({ fault });
    }
  });

  test('waits for the answer only so long, and keeps what came of a longer one', async () => {
    host.serve('/mute', () => undefined);
    await expect(post('https://shop.example/mute', 100)).rejects.toMatchObject({
      fault: 'TIMEOUT',
    });
    host.serve('/drip', (_, response) => response.write('abc'));
    expect(await post('https://shop.example/drip', 100)).toEqual({ status: 200, text: 'abc' });
  });
});

test('cancelling closes the connection', async () => {
  let closed: Promise<void> | undefined;
  host.serve('/long', (_, response) => {
    closed = new Promise((resolve) => response.on('close', resolve));
    response.write('x'.repeat(100_000));
  });
  const { content } = await host.fetchPublic('https://feeds.example/long');
  for await (const chunk of content) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  await closed;
});

test('the default never connects to a private address, whatever the name resolves to', async () => {
  const fetchPublic = createFetchPublic();
  await expect(fetchPublic('https://localhost/')).rejects.toMatchObject({ fault: 'PRIVATE' });
});
