import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve('scripts/bench/sections');

test.each(fs.readdirSync(folder))(
  'the section %s of the benchmarks loads, with its documents',
  async (name) => {
    const section = await import(path.join(folder, name));
    expect(section).toMatchObject({
      title: expect.any(String),
      measure: expect.any(Function),
      report: expect.any(Function),
    });
  },
);
