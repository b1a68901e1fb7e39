import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Html } from './html.ts';

const text = fs
  .readFileSync(new URL('./style.css', import.meta.url), 'utf8')
  .replaceAll(/\s*\n\s*/g, '');

/** The style sheet, within each page: nothing else delays its first picture. */
export const styleElement = new Html(`<style>${text}</style>`);

/** What permits it in the content security policy. */
export const styleSource = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
