/**
 * Loaded into a server by `node --import`: its clock, and that of its embedded database, is ahead by as
 * many milliseconds as the file CLOCK_FILE says.
 */
import fs from 'node:fs';

const { CLOCK_FILE = '' } = process.env;
const RealDate = Date;
let ahead = 0;
let readAt = 0;

const now = () => {
  const real = RealDate.now();
  if (real - readAt > 100) {
    readAt = real;
    ahead = fs.existsSync(CLOCK_FILE) ? Number(fs.readFileSync(CLOCK_FILE, 'utf8')) : 0;
  }
  return real + ahead;
};

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }

  static now() {
    return now();
  }
};
