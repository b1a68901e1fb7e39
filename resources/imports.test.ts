import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'resources';

/** Each import of one resource from another: `from` and `to` are folders (`sales/orders`), `file` is in `to`. */
const imports = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file.includes(path.sep))
  .flatMap((importer) => {
    const from = importer.split(path.sep).slice(0, 2).join('/');
    const text = fs.readFileSync(path.join(folder, importer), 'utf8');
    return [...text.matchAll(/'#resources\/([^/']+\/[^/']+)\/([^']+)'/g)]
      .map(([, to = '', file = '']) => ({ importer, from, to, file }))
      .filter(({ to }) => to !== from);
  });

const importedBy = (resource: string): string[] =>
  imports.filter(({ from }) => from === resource).map(({ to }) => to);

/** All resources that `resource` imports, directly or through others. */
const reachableFrom = (resource: string, seen = new Set<string>()): Set<string> => {
  for (const next of importedBy(resource)) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachableFrom(next, seen);
  }
  return seen;
};

describe('a resource', () => {
  it('imports only parts of another', () => {
    const others = imports.filter(({ file }) => !file.startsWith('parts/'));
    expect(others.map(({ importer, to, file }) => `${importer}: ${to}/${file}`)).toEqual([]);
  });

  it('is not imported by a resource that it imports', () => {
    const resources = [...new Set(imports.map(({ from }) => from))];
    expect(resources).toContain('catalogue/parents');
    expect(resources.filter((resource) => reachableFrom(resource).has(resource))).toEqual([]);
  });
});
