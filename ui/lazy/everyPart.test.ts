import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// these render outside react-admin, where the only input is a password or a code
const outside = [
  'ui/lazy/lazyPart.tsx',
  'src/App.tsx',
  'src/router.tsx',
  'src/pages/login/Message.tsx',
];

it('loads every part of the application by lazyPart', () => {
  const byReact = ['ui', 'resources', 'src']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, ...file.split(path.sep))),
    )
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /\blazy\(/.test(fs.readFileSync(file, 'utf8')));
  expect(byReact.filter((file) => !outside.includes(file))).toEqual([]);
});
