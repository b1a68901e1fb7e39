// Imported first by every script, so that an old Node fails with a clear message.
import fs from 'node:fs';

const { engines } = JSON.parse(
  fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const needed = engines.node.replace('>=', '');

if (compare(process.versions.node, needed) < 0) {
  process.stderr.write(`Atrium needs Node ${needed} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

function compare(left, right) {
  const [leftMajor, leftMinor] = left.split('.').map(Number);
  const [rightMajor, rightMinor] = right.split('.').map(Number);
  return leftMajor - rightMajor || leftMinor - rightMinor;
}
