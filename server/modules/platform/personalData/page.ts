import { momentText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { personalData as german } from '#i18n/de/platform/personalData.ts';
import { personalData as english } from '#i18n/en/platform/personalData.ts';
import type { DataSection } from '#server/entity/personal.ts';
import { escapeHtml } from '#server/mail/html.ts';
import { wordOf } from './words.ts';

export const texts = { de: german, en: english };
type Names = Readonly<Record<string, string>>;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** A value as text: points in time as the language writes them, and JSON as lines of its keys. */
const textOf = (value: unknown, language: Language): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return texts[language].yesNo[`${value}`];
  if (value instanceof Date) return momentText(value, language);
  if (typeof value === 'string') {
    return moment.test(value) ? momentText(value, language) : value;
  }
  if (typeof value !== 'object') return String(value);
  const columns: Names = texts[language].columns;
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== '')
    .map(([key, inner]) => {
      const shown = typeof inner === 'object' ? JSON.stringify(inner) : textOf(inner, language);
      return Array.isArray(value) ? shown : `${columns[key] ?? key}: ${shown}`;
    })
    .join('\n');
};

const style = `
body{font:16px/1.5 'Inter',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#24211c;
background:#fff;max-width:1100px;margin:0 auto;padding:32px 24px}
h1{font-size:28px;line-height:1.25;margin:0 0 8px}h2{font-size:20px;margin:40px 0 8px}
p{margin:0 0 8px;color:#625c52}nav ul{columns:240px;padding-left:20px}a{color:#2f5d50}
.rows{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #e5e0d6;
white-space:pre-line;overflow-wrap:break-word;min-width:110px}th{color:#625c52;font-weight:600}
@media print{body{padding:0;max-width:none;font-size:11pt}table{font-size:9pt}nav{display:none}
tr{break-inside:avoid}h2{break-after:avoid}.rows{overflow:visible}td,th{min-width:0}}`;

const tableOf = ({ table, rows }: DataSection, language: Language): string => {
  const columns: Names = texts[language].columns;
  const names = Object.keys(rows[0] ?? {});
  const heading = names.map((name) => `<th scope="col">${escapeHtml(columns[name] ?? name)}</th>`);
  const lines = rows.map(
    (row) =>
      `<tr>${names.map((name) => `<td>${escapeHtml(wordOf(table, name, row, language) ?? textOf(row[name], language))}</td>`).join('')}</tr>`,
  );
  return `<div class="rows"><table><thead><tr>${heading.join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>`;
};

/** A page that needs nothing else, for reading and printing. */
export const pageOf = (
  name: string,
  sections: readonly DataSection[],
  language: Language,
  at: Date,
): string => {
  const text = texts[language];
  const tables: Names = text.tables;
  const titleOf = ({ table }: DataSection) => escapeHtml(tables[table] ?? table);
  const title = escapeHtml(`${text.title}: ${name}`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1>
<p>${escapeHtml(text.madeAt.replace('%{at}', momentText(at, language)))}</p>
<p>${escapeHtml(text.intro)}</p>
<nav aria-label="${escapeHtml(text.contents)}"><ul>${sections
    .map((section) => `<li><a href="#${section.table}">${titleOf(section)}</a></li>`)
    .join('')}</ul></nav>
${sections
  .map(
    (
      section,
    ) => `<section aria-labelledby="${section.table}"><h2 id="${section.table}">${titleOf(section)}</h2>
${tableOf(section, language)}</section>`,
  )
  .join('\n')}
</body></html>
`;
};
