import type { Mail } from './mail.ts';

// the product's colours (ui/theme); mail clients support neither style sheets nor variables
const colours = {
  room: '#f6f4f0',
  paper: '#ffffff',
  text: '#24211c',
  quiet: '#625c52',
  green: '#2f5d50',
  line: '#e5e0d6',
};
const font = "font-family:'Inter',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names come from users and must not become markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const paragraph = (text: string, style: string) =>
  `<p style="margin:0 0 16px;${font};${style}">${escapeHtml(text)}</p>`;

const body = `font-size:16px;line-height:1.55;color:${colours.text}`;
const quiet = `font-size:14px;line-height:1.5;color:${colours.quiet}`;

const button = ({ label, url }: Mail['action']) => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:8px;background:${colours.green}">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${escapeHtml(label)}</a>
</td></tr></table>`;

const link = ({ linkHint, action: { url } }: Mail) => `
<p style="margin:0 0 16px;${font};${quiet}">${escapeHtml(linkHint)}<br>
<a href="${escapeHtml(url)}" style="color:${colours.green};word-break:break-all">${escapeHtml(url)}</a></p>`;

const footer = (lines: readonly string[]) =>
  lines
    .map(
      (line) =>
        `<p style="margin:0;${font};font-size:13px;line-height:1.6;color:${colours.quiet}">${escapeHtml(line)}</p>`,
    )
    .join('\n');

/** The mail as HTML: one column, tables for layout, no external images. */
export const htmlOf = (mail: Mail): string => `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colours.room}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colours.room}"><tr>
<td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;${font};font-size:20px;font-weight:700;letter-spacing:-0.02em;color:${colours.green}">Atrium</td></tr>
<tr><td style="padding:36px 36px 20px;background:${colours.paper};border:1px solid ${colours.line};border-radius:14px">
<h1 style="margin:0 0 20px;${font};font-size:24px;line-height:1.3;font-weight:650;letter-spacing:-0.01em;color:${colours.text}">${escapeHtml(mail.title)}</h1>
${paragraph(mail.greeting, body)}
${mail.paragraphs.map((text) => paragraph(text, body)).join('\n')}
${button(mail.action)}
${mail.notes.map((text) => paragraph(text, quiet)).join('\n')}
${link(mail)}
</td></tr>
<tr><td style="padding:20px 8px 0">${footer(mail.footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
