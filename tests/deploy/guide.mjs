import fs from 'node:fs';

const guide = fs.readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');

/** Returns the block of the deployment guide with this name after its language. */
export const blockOf = (name) => {
  const found = new RegExp(`^\`\`\`\\w+ ${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide);
  if (!found) throw new Error(`docs/deploy.md has no block "${name}".`);
  return found[1];
};

/** A systemd unit's lines of one key. */
export const linesOf = (unit, key) =>
  unit
    .split('\n')
    .filter((line) => line.startsWith(`${key}=`))
    .map((line) => line.slice(key.length + 1));

/** The settings of an EnvironmentFile. */
export const settingsOf = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1).replace(/^"(.*)"$/, '$1')];
      }),
  );
